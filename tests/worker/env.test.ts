import { expect, test } from "vitest";
import { parseEnv } from "../../worker/env.ts";

/** The minimum that an operator has to set. */
const least = {
  SITE_URL: "https://tours.example",
  SITE_NAME: "Råstrand",
  CONTACT_EMAIL: "hej@example.com",
  CONTACT_PHONES: "+46 70 174 06 05",
  INSTAGRAM_URL: "https://www.instagram.com/example",
  YOUTUBE_URL: "https://www.youtube.com/@example",
  SITE_ADDRESS: "Skolvägen 1, 923 99, Råstrand",
  SITE_LATITUDE: "65.03",
  SITE_LONGITUDE: "-17.95",
};

test("the operator's facts become settings", () => {
  expect(parseEnv(least).settings).toEqual({
    siteUrl: "https://tours.example",
    siteName: "Råstrand",
    email: "hej@example.com",
    phones: ["+46 70 174 06 05"],
    instagramUrl: "https://www.instagram.com/example",
    youtubeUrl: "https://www.youtube.com/@example",
    address: { street: "Skolvägen 1", postalCode: "923 99", town: "Råstrand" },
    coordinates: { latitude: 65.03, longitude: -17.95 },
    voiceAgent: undefined,
  });
});

test("what is not set has the defaults of the contract", () => {
  const { backendUrl, rateLimit } = parseEnv(least);
  expect(backendUrl).toBeUndefined();
  expect(rateLimit).toMatchObject({ max: 5, windowSeconds: 600 });
  expect(rateLimit.secret.length).toBeGreaterThan(10);
});

test("an empty backend address is none", () => {
  expect(parseEnv({ ...least, BACKEND_URL: "" }).backendUrl).toBeUndefined();
});

test("limits and secret are taken as set, as text or as number", () => {
  const vars = { RATE_LIMIT_MAX: "3", RATE_LIMIT_WINDOW_SECONDS: 60, RATE_LIMIT_SECRET: "s3cret" };
  expect(parseEnv({ ...least, ...vars }).rateLimit).toEqual({
    max: 3,
    windowSeconds: 60,
    secret: "s3cret",
  });
});

test.each(["", "/", "///"])("addresses that end in '%s' end without a slash", (end) => {
  const config = parseEnv({
    ...least,
    SITE_URL: `https://tours.example${end}`,
    BACKEND_URL: `http://backend.example:8788/base${end}`,
  });
  expect(config.settings.siteUrl).toBe("https://tours.example");
  expect(config.backendUrl).toBe("http://backend.example:8788/base");
});

test("phone numbers are a list, trimmed", () => {
  const vars = { CONTACT_PHONES: " +46 70 174 06 05 ,+46 70 174 06 06" };
  expect(parseEnv({ ...least, ...vars }).settings.phones).toEqual([
    "+46 70 174 06 05",
    "+46 70 174 06 06",
  ]);
});

test.each(["+46 70 174 06 05,", ", +46 70 174 06 05", "+46 70 174 06 05,,"])(
  "a comma too many in %j makes no empty phone number",
  (phones) => {
    expect(parseEnv({ ...least, CONTACT_PHONES: phones }).settings.phones).toEqual([
      "+46 70 174 06 05",
    ]);
  },
);

test("the voice assistant needs both its script and its id", () => {
  const script = { VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js" };
  const id = { VOICE_AGENT_ID: "agent-7" };
  expect(parseEnv({ ...least, ...script, ...id }).settings.voiceAgent).toEqual({
    scriptUrl: "https://voice.example/embed.js",
    agentId: "agent-7",
  });
  expect(parseEnv({ ...least, ...script, VOICE_AGENT_ID: "" }).settings.voiceAgent).toBeUndefined();
  expect(parseEnv({ ...least, ...id }).settings.voiceAgent).toBeUndefined();
});

test.each(Object.keys(least))("a missing %s is an error that names it", (name) => {
  expect(() => parseEnv({ ...least, [name]: undefined })).toThrow(`wrangler var ${name} `);
});

test.each([
  ["SITE_URL", ["", "tours.example", "ftp://tours.example", "//tours.example", 7]],
  ["SITE_NAME", ["", "  ", 7]],
  ["CONTACT_EMAIL", ["", "hej", "hej@", "a@b@c.example"]],
  ["CONTACT_PHONES", ["", "  ", ",", " , ,"]],
  ["INSTAGRAM_URL", ["", "@example", "javascript:alert(1)"]],
  ["YOUTUBE_URL", ["", "@example", "data:text/html,x"]],
  ["SITE_ADDRESS", ["", "Skolvägen 1", "Skolvägen 1, Råstrand", "Skolvägen 1, 92, Råstrand"]],
  ["SITE_LATITUDE", ["", "north", "90.1", "-91", "65,03"]],
  ["SITE_LONGITUDE", ["", "east", "180.1", "-181", "Infinity"]],
  ["BACKEND_URL", ["backend", "ftp://backend.example", " ", "localhost:8788"]],
  ["VOICE_AGENT_SCRIPT_URL", ["voice", "javascript:alert(1)"]],
  ["VOICE_AGENT_ID", [7, null]],
  ["RATE_LIMIT_MAX", ["", "0", "-1", "1.5", "many"]],
  ["RATE_LIMIT_WINDOW_SECONDS", ["", "0", "-600", "0.5", "ten minutes"]],
  ["RATE_LIMIT_SECRET", ["", "  "]],
])("a wrong %s is an error that names it and says more", (name, values) => {
  for (const value of values) {
    const parse = () => parseEnv({ ...least, [name]: value });
    expect(parse, JSON.stringify(value)).toThrow(new RegExp(`^wrangler var ${name} .{10,}$`));
  }
});
