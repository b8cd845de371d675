import { expect, test } from "vitest";
import { referenceHeader, referencePattern } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { soon } from "../../support/soon.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postForm, postJson, wholeRequests } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({
  BACKEND_URL: backend.url,
  RATE_LIMIT_MAX: "5",
  RATE_LIMIT_WINDOW_SECONDS: "600",
}));
const [contact, booking] = wholeRequests;

let last = 0;

/** Each request differs, since a repeated one is not passed on again. */
function from(address: string, form: (typeof wholeRequests)[number] = contact) {
  const body = { ...form.body, email: `${last++}@example.org` };
  return postJson(site, form.path, body, { "CF-Connecting-IP": address });
}

async function useUp(address: string): Promise<void> {
  for (let request = 0; request < 5; request++) expect((await from(address)).status).toBe(200);
}

test("the 6th request of one visitor is a 429 that says when to come back", async () => {
  await useUp("203.0.113.6");
  const answer = await from("203.0.113.6");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const wait = Number(answer.headers.get("Retry-After"));
  expect(Number.isInteger(wait)).toBe(true);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(600);
  expect(answer.headers.get("RateLimit")).toBe(`"forms";r=0;t=${wait}`);
  expect(backend.received).toHaveLength(5);
});

test("a /64 of IPv6 is one visitor, the next one another", async () => {
  for (const address of [
    "2001:db8:1:2::1",
    "2001:db8:1:2::2",
    "2001:db8:1:2:ffff::1",
    "2001:db8:1:2:abcd:ef01:2345:6789",
    "2001:0DB8:0001:0002:0000:0000:0000:0005",
  ]) {
    expect((await from(address)).status, address).toBe(200);
  }
  expect((await from("2001:db8:1:2::77")).status).toBe(429);
  expect((await from("2001:db8:1:3::1")).status).toBe(200);
});

test("ten visitors' worth is let in of all the /64s of one /48, whoever holds them", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => {
      const answer = await from(`2001:db8:48:${number.toString(16)}::1`);
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  const answer = await from("2001:db8:48:ffff::1");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("RateLimit-Policy")).toBe('"network";q=50;w=600');
  expect(answer.headers.get("RateLimit")).toMatch(/^"network";r=0;t=\d+$/);
  expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
  expect((await from("2001:db8:49::1")).status).toBe(200);
});

test("an IPv4 address is the same visitor when it comes as IPv6", async () => {
  await useUp("203.0.113.8");
  expect((await from("::ffff:203.0.113.8")).status).toBe(429);
  expect((await from("203.0.113.9")).status).toBe(200);
});

test("headers that anyone can write do not make a new visitor", async () => {
  await useUp("203.0.113.10");
  const headers = {
    "CF-Connecting-IP": "203.0.113.10",
    "X-Forwarded-For": "198.18.0.1",
    "X-Real-IP": "198.18.0.2",
    "True-Client-IP": "198.18.0.3",
    Forwarded: "for=198.18.0.4",
    Cookie: "lang=de",
  };
  expect((await postJson(site, contact.path, contact.body, headers)).status).toBe(429);
});

test("what is invalid is counted apart, twenty times as many", async () => {
  const visitor = freshVisitor();
  for (let left = 99; left >= 0; left--) {
    const { status, headers } = await postJson(site, contact.path, {}, visitor);
    expect(status).toBe(422);
    expect(headers.get("RateLimit-Policy")).toBe('"invalid";q=100;w=600');
    expect(headers.get("RateLimit")).toMatch(new RegExp(`^"invalid";r=${left};t=\\d+$`));
  }
  const answer = await postJson(site, contact.path, {}, visitor);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  const valid = await postJson(site, contact.path, contact.body, visitor);
  expect(valid.status).toBe(200);
  expect(valid.headers.get("RateLimit")).toMatch(/^"forms";r=4;/);
});

test("the API, the form without script and its data request share the count of what is invalid", async () => {
  const visitor = freshVisitor();
  const post = [
    () => postJson(site, booking.path, {}, visitor),
    () => postForm(site, pathOf("book", "pl"), [], visitor),
    () => postForm(site, `${pathOf("contact", "pl")}.data`, [], visitor),
  ];
  for (let request = 0; request < 100; request++) {
    expect((await post[request % post.length]?.())?.status).not.toBe(429);
  }
  for (const [index, send] of post.entries()) {
    const answer = await send();
    expect(answer.status, `way ${index}`).toBe(429);
    expect(answer.headers.get("Retry-After"), `way ${index}`).toMatch(/^[1-9]\d*$/);
  }
});

test("a repeat of what is safe is not told to wait, whatever else was sent", async () => {
  const visitor = { ...freshVisitor(), "Idempotency-Key": "repeated-again" };
  const once = () => postJson(site, contact.path, contact.body, visitor);
  for (let time = 0; time < 12; time++) expect((await once()).status).toBe(200);
  expect(backend.received).toHaveLength(1);
  const other = { ...contact.body, message: "Something else." };
  expect((await postJson(site, contact.path, other, visitor)).status).toBe(429);
});

test("a robot in the honeypot cannot tell its answer from another, not even by the limit", async () => {
  const robot = freshVisitor();
  const trapped = { ...contact.body, website: "x" };
  const answer = await postJson(site, contact.path, trapped, robot);
  const honest = await postJson(site, contact.path, contact.body, freshVisitor());
  const names = ({ headers }: Response) => [...headers.keys()].sort();
  expect(answer.status).toBe(honest.status);
  expect(await answer.text()).toBe(await honest.text());
  expect(names(answer)).toEqual(names(honest));
  expect(answer.headers.get("RateLimit")).toMatch(/^"forms";r=4;/);
  // Its reference, too, is one that a booking could have, and the same each time.
  const told = async (robots: object) => {
    const headers = { ...freshVisitor(), "Idempotency-Key": "robot-robot" };
    const sent = await postJson(site, booking.path, { ...booking.body, ...robots }, headers);
    return sent.headers.get(referenceHeader);
  };
  expect(await told({ website: "x" })).toMatch(referencePattern);
  expect(await told({ website: "x" })).toBe(await told({}));
  for (let request = 1; request < 5; request++) await postJson(site, contact.path, trapped, robot);
  expect((await postJson(site, contact.path, trapped, robot)).status).toBe(429);
  expect(backend.received).toHaveLength(2);
});

test("what is kept of a visitor holds no address and is forgotten by itself", async () => {
  const kv = await site.kv();
  const keysOf = async () => (await kv.list()).keys;
  const before = (await keysOf()).length;
  await from("203.0.113.77");
  await from("2001:db8:77:77::77");
  // The worker writes the counts after it has answered.
  await soon(async () => (await keysOf()).length).toBeGreaterThanOrEqual(before + 2);
  const keys = await keysOf();
  for (const { name, expiration, metadata } of keys) {
    expect(name).toMatch(/^[0-9a-f]{64}:\d+$/);
    expect(await kv.get(name)).toMatch(/^\d{1,2}$/);
    expect(metadata).toBeUndefined();
    expect(expiration).toBeGreaterThan(Date.now() / 1000 + 59);
  }
});
