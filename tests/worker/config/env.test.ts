import { describe, expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { parseEnv, varProblems, type WrongVarsError } from "../../../worker/config/env.ts";
import { noCompany, ownVars } from "../../support/own-vars.ts";
import { placeholderVars } from "../../support/placeholder-vars.ts";

const password = "pass";

/** Vars for all facts that an operator has to state. */
const least = {
  SITE_URL: "https://tours.example",
  SITE_NAME: "Råstrand",
  CONTACT_EMAIL: "hej@tours.example",
  CONTACT_PHONES: "+46 953 100 05",
  SITE_ADDRESS: "Byvägen 7, 923 99, Råstrand",
  SITE_LATITUDE: "65.03",
  SITE_LONGITUDE: "-17.95",
  ...noCompany,
};

test("the operator's facts become settings", () => {
  const profiles = {
    INSTAGRAM_URL: "https://www.instagram.com/tours/",
    YOUTUBE_URL: "https://www.youtube.com/@tours",
  };
  expect(parseEnv({ ...least, ...profiles }).settings).toEqual({
    siteUrl: "https://tours.example",
    siteName: "Råstrand",
    email: "hej@tours.example",
    phones: ["+46 953 100 05"],
    instagramUrl: "https://www.instagram.com/tours",
    youtubeUrl: "https://www.youtube.com/@tours",
    address: { street: "Byvägen 7", postalCode: "923 99", town: "Råstrand" },
    coordinates: { latitude: 65.03, longitude: -17.95 },
    company: {},
    voiceAgent: undefined,
  });
});

test("what is not set has the defaults of the contract", () => {
  const { backendUrl, rateLimit } = parseEnv(least);
  expect(backendUrl).toBeUndefined();
  expect(rateLimit).toMatchObject({ max: 5, windowSeconds: 600 });
  expect(rateLimit.secret.length).toBeGreaterThan(10);
});

test("a var that is set to an empty text overrides too: then there is no profile", () => {
  const vars = { ...least, INSTAGRAM_URL: "", YOUTUBE_URL: "" };
  const { instagramUrl, youtubeUrl } = parseEnv(vars).settings;
  expect([instagramUrl, youtubeUrl]).toEqual([undefined, undefined]);
});

test.each([
  [undefined, undefined],
  ["", undefined],
  [" token-1_2.3~4+5/6==\n", "token-1_2.3~4+5/6=="],
])("the backend's token %j becomes %j", (BACKEND_TOKEN, token) => {
  expect(parseEnv({ ...least, BACKEND_TOKEN }).backendToken).toBe(token);
});

test("the error about a wrong token does not tell it", () => {
  const parse = () => parseEnv({ ...least, BACKEND_TOKEN: "top secret" });
  expect(parse).toThrow(/^wrangler var BACKEND_TOKEN (?!.*secret)/);
});

test("limits and secret are taken as set, as text or as number", () => {
  const secret = "sixteen letters!";
  const vars = { RATE_LIMIT_MAX: "3", RATE_LIMIT_WINDOW_SECONDS: 60, RATE_LIMIT_SECRET: secret };
  expect(parseEnv({ ...least, ...vars }).rateLimit).toEqual({ max: 3, windowSeconds: 60, secret });
});

test.each(["", "/", "///"])("addresses that end in '%s' end without a slash", (end) => {
  const config = parseEnv({
    ...least,
    SITE_URL: `https://tours.example${end}`,
    BACKEND_URL: `https://backend.example:8788/base${end}`,
  });
  expect(config.settings.siteUrl).toBe("https://tours.example");
  expect(config.backendUrl).toBe("https://backend.example:8788/base");
});

test.each([
  ["https://www.råstrand.se", "https://www.xn--rstrand-exa.se"],
  ["https://WWW.Tours.Example", "https://www.tours.example"],
  ["HTTPS://tours.example:443/", "https://tours.example"],
])("the site's address may be written %s", (written, siteUrl) => {
  expect(parseEnv({ ...least, SITE_URL: written }).settings.siteUrl).toBe(siteUrl);
});

test.each(["åsa@råstrand.se", "łukasz.ż@świat.pl", "info@xn--rstrand-exa.se"])(
  "the e-mail address %s is one",
  (email) => expect(parseEnv({ ...least, CONTACT_EMAIL: email }).settings.email).toBe(email),
);

test.each([
  "http://localhost:8788",
  "http://127.0.0.1:8788",
  "http://[::1]:8788",
  "http://192.168.1.5",
  "http://10.0.0.7:80",
  "http://[fd00::7]",
  "http://inbox:8788",
  "http://desk.local",
])("a backend in a private network may do without encryption: %s", (url) => {
  expect(() => parseEnv({ ...least, BACKEND_URL: url })).not.toThrow();
});

test.each(["http://localhost:5000/embed.js", "http://127.0.0.1:5000/embed.js"])(
  "the voice assistant's script may come unencrypted from the machine itself: %s",
  (url) => expect(() => parseEnv({ ...least, VOICE_AGENT_SCRIPT_URL: url })).not.toThrow(),
);

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

const voiceAgent = {
  VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js",
  VOICE_AGENT_ID: "agent-7",
};

test.each(Object.keys(voiceAgent))("without %s there is no voice assistant", (name) => {
  for (const value of ["", undefined]) {
    const { settings, voiceAccess } = parseEnv({ ...least, ...voiceAgent, [name]: value });
    expect([settings.voiceAgent, voiceAccess]).toEqual([undefined, undefined]);
  }
});

test("a voice assistant has one agent on its script's tag, and its own origin, unless more is set", () => {
  const { settings, voiceAccess } = parseEnv({ ...least, ...voiceAgent });
  expect(settings.voiceAgent).toEqual({
    scriptUrl: "https://voice.example/embed.js",
    company: "voice.example",
    agentIds: { full: "agent-7", compact: "agent-7" },
    element: undefined,
    attributes: { "data-agent-id": "{id}" },
  });
  expect(voiceAccess).toEqual({
    script: "https://voice.example",
    origins: ["https://voice.example"],
    sockets: ["wss://voice.example"],
    inlineStyles: false,
    worklets: false,
  });
});

test("a voice assistant has the element and the attributes that its vendor asks for", () => {
  const element = { VOICE_AGENT_ELEMENT: "voice-agent", VOICE_AGENT_ID_COMPACT: "agent-8" };
  const agentOf = (vars: object) =>
    parseEnv({ ...least, ...voiceAgent, ...vars }).settings.voiceAgent;
  expect(agentOf(element)).toMatchObject({
    agentIds: { full: "agent-7", compact: "agent-8" },
    element: "voice-agent",
    attributes: { "agent-id": "{id}" },
  });
  expect(agentOf({ VOICE_AGENT_COMPANY: "Voices Ltd, Ireland" })?.company).toBe(
    "Voices Ltd, Ireland",
  );
  const VOICE_AGENT_ATTRIBUTES = 'assistant-id={id}  public-key=pk_1=2 label="Ask us" hint=""';
  expect(agentOf({ ...element, VOICE_AGENT_ATTRIBUTES })?.attributes).toEqual({
    "assistant-id": "{id}",
    "public-key": "pk_1=2",
    label: "Ask us",
    hint: "",
  });
});

test("what no var says is the operator's fact", () => {
  const { settings } = parseEnv({});
  const { siteUrl, siteName, email, phones, address, coordinates } = facts;
  expect(settings).toMatchObject({ siteName, email, phones, address, coordinates });
  expect(settings.siteUrl).toBe(new URL(siteUrl).origin);
});

test.each([
  ["SITE_URL", ["", "tours.example", "ftp://tours.example", "//tours.example", 7]],
  [
    "SITE_URL",
    [
      "https://tours.example/a",
      "https://tours.example?a",
      `https://user:${password}@tours.example`,
    ],
  ],
  ["SITE_NAME", ["", "  ", 7]],
  ["CONTACT_EMAIL", ["", "hej", "hej@", "a@b@c.example", "å ä@b.example", "hej@ö"]],
  ["CONTACT_PHONES", ["", "  ", ",", " , ,"]],
  ["INSTAGRAM_URL", [" ", "@example", "javascript:alert(1)"]],
  ["YOUTUBE_URL", [" ", "@example", "data:text/html,x"]],
  ["SITE_ADDRESS", ["", "Skolvägen 1", "Skolvägen 1, Råstrand", "Skolvägen 1, 92, Råstrand"]],
  ["SITE_LATITUDE", ["", "north", "90.1", "-91", "65,03"]],
  ["SITE_LONGITUDE", ["", "east", "180.1", "-181", "Infinity"]],
  ["BACKEND_URL", ["backend", "ftp://backend.example", " ", "localhost:8788"]],
  ["BACKEND_URL", ["https://b.example/?", "https://b.example/?x=1", "https://b.example/#"]],
  ["BACKEND_URL", [`https://user:${password}@b.example`, "https://user@b.example"]],
  ["BACKEND_URL", ["http://backend.example", "http://169.254.169.254", "http://203.0.113.7"]],
  [
    "BACKEND_URL",
    ["https://tours.example", "https://tours.example/base", "https://TOURS.example/"],
  ],
  ["BACKEND_TOKEN", ["two words", "tökén", "a\nb", "==", 7]],
  ["RATE_LIMIT_MAX", ["", "0", "-1", "1.5", "many", "9007199254740991"]],
  ["RATE_LIMIT_WINDOW_SECONDS", ["", "0", "-600", "0.5", "ten minutes", "86401"]],
  ["RATE_LIMIT_SECRET", ["", "  "]],
  ["HSTS", ["yes", "includeSubDomains", 1]],
  ["VOICE_AGENT_SCRIPT_URL", ["voice", "javascript:alert(1)", "http://voice.example/x.js"]],
  ["VOICE_AGENT_ID", [7, null]],
  ["VOICE_AGENT_ID_COMPACT", [7, null]],
  ["VOICE_AGENT_ELEMENT", ["agent", "voice agent", "<voice-agent>", "Voice-agent"]],
  ["VOICE_AGENT_ATTRIBUTES", ["agent-id", "agent-id=", 'label="Ask us', "a=b <c>"]],
  [
    "VOICE_AGENT_ORIGINS",
    [
      "api.voice.example",
      "http://api.voice.example",
      "https://api.voice.example/v1",
      "https://a.example, https://b.example",
      "https://*",
      "*",
      "data:",
      "'unsafe-inline'",
      "https://a.example; script-src *",
    ],
  ],
  ["VOICE_AGENT_INLINE_STYLES", ["perhaps", 7]],
  ["VOICE_AGENT_WORKLETS", ["perhaps", 7]],
])("a wrong %s is an error that names it and says more", (name, values) => {
  for (const value of values) {
    const parse = () => parseEnv({ ...least, [name]: value });
    expect(parse, JSON.stringify(value)).toThrow(new RegExp(`^wrangler var ${name} .{10,}$`));
  }
});

test("all wrong vars are named at once, none with its value", () => {
  const wrong = { CONTACT_EMAIL: "secret-1", BACKEND_URL: "secret-2", SITE_LATITUDE: "secret-3" };
  const { problems } = thrownBy(() => parseEnv({ ...least, ...wrong })) as WrongVarsError;
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(
    expect.arrayContaining(Object.keys(wrong)),
  );
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain("secret");
});

describe("the problems of a site", () => {
  const localhost = new URL("http://localhost:8787");
  const deployed = new URL("https://tours.workers.dev");
  const own = { ...least, ...ownVars, RATE_LIMIT_SECRET: "x".repeat(16) };
  const namesOf = (vars: Record<string, unknown>, url: URL) =>
    varProblems(vars as Parameters<typeof varProblems>[0], url).map(({ subject }) => subject);

  test("are none when all vars are the operator's own", () => {
    expect(namesOf(own, deployed)).toEqual([]);
    expect(parseEnv(own).placeholders).toEqual([]);
  });

  test("are every placeholder and the missing secret, once it is deployed", () => {
    const names = Object.keys(placeholderVars);
    expect(namesOf(placeholderVars, deployed)).toEqual([...names, "RATE_LIMIT_SECRET"]);
    for (const [name, value] of Object.entries(placeholderVars)) {
      expect(namesOf({ ...own, [name]: value }, deployed)).toEqual([name]);
    }
  });

  test("are no missing address where a backend is bound", () => {
    expect(namesOf({ ...own, BACKEND_URL: "" }, deployed)).toEqual(["BACKEND_URL"]);
    expect(namesOf({ ...own, BACKEND_URL: "", BACKEND: {} }, deployed)).toEqual([]);
  });

  test("are a token that can be guessed, where requests go to an address on the internet", () => {
    const short = { ...own, BACKEND_TOKEN: "k".repeat(23) };
    expect(namesOf(short, deployed)).toEqual(["BACKEND_TOKEN"]);
    expect(namesOf({ ...short, BACKEND: {} }, deployed)).toEqual([]);
    expect(namesOf({ ...own, BACKEND_TOKEN: "k".repeat(24) }, deployed)).toEqual([]);
  });

  test.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "are no placeholders on the machine itself, %s",
    (url) => expect(namesOf({ ...least, ...placeholderVars }, new URL(url))).toEqual([]),
  );

  test("are wrong vars wherever it runs", () => {
    for (const url of [localhost, deployed]) {
      expect(namesOf({ ...own, SITE_NAME: "" }, url)).toEqual(["SITE_NAME"]);
    }
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
}
