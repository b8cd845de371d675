import { expect, test } from "vitest";
import { makeReference, referenceHeader, submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { bookingFields, contactFields } from "../filled-forms.ts";
import { useOutboxSite } from "../outbox-site.ts";
import { bookingRequest, postForm, postJson } from "../requests.ts";

const { contact } = submissionPaths;
const backend = useFailingBackend();
let secret = "the first secret of this site";
const site = useOutboxSite(() => ({ BACKEND_URL: backend.url, RATE_LIMIT_SECRET: secret }));
const down = { status: 503 } as const;

test("two clicks at the same moment are passed on once", async () => {
  const headers = { ...freshVisitor(), "Idempotency-Key": crypto.randomUUID() };
  const clicks = [1, 2, 3].map(() => postJson(site, contact, contactMessage, headers));
  const answers = await Promise.all(clicks);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(backend.received).toHaveLength(1);
});

test("sent again while it waits, it is tried at once", async () => {
  const visitor = freshVisitor();
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage, visitor)).status).toBe(202);
  backend.behave({ status: 200 });
  expect((await postJson(site, contact, contactMessage, visitor)).status).toBe(200);
  expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
});

const minutesLater = (minutes: number) =>
  site.restartWith(`UPDATE requests SET kept_at = kept_at - ${minutes * 60_000}`);

/** Sends the message from one network, by default without a key, and gives the status. */
async function sendFrom(visitor: Record<string, string>, key?: string): Promise<number> {
  const headers = key ? { ...visitor, "Idempotency-Key": key } : visitor;
  return (await postJson(site, contact, contactMessage, headers)).status;
}

test("without a key of its own, it is the same for ten minutes and then another", async () => {
  const visitor = freshVisitor();
  await sendFrom(visitor);
  await minutesLater(9);
  await sendFrom(visitor);
  expect(backend.received).toHaveLength(1);
  await minutesLater(2);
  await sendFrom(visitor);
  expect(backend.received).toHaveLength(2);
});

test("a press before the page's script runs and one after it are one request, also much later", async () => {
  const visitor = freshVisitor();
  const page = await postForm(site, pathOf("contact", "en"), contactFields, visitor);
  expect(page.status).toBe(303);
  expect(await sendFrom(visitor, "made-by-script")).toBe(200);
  await minutesLater(60);
  expect(await sendFrom(visitor, "made-by-script")).toBe(200);
  expect(backend.received).toHaveLength(1);
});

test("a booking has one reference, that of the key which the backend got, however often it is sent", async () => {
  const visitor = freshVisitor();
  const page = await postForm(site, pathOf("book", "sv"), bookingFields, visitor);
  const told = /RL(-\w{4}){2}/.exec(await page.text())?.[0];
  const [first] = backend.received;
  expect(told).toBe(makeReference(String(first?.headers["idempotency-key"])));
  backend.behave(down);
  for (let time = 0; time < 2; time++) {
    const headers = { ...visitor, "Idempotency-Key": "made-by-script" };
    const again = await postJson(site, submissionPaths.booking, bookingRequest, headers);
    expect(again.headers.get(referenceHeader)).toBe(told);
  }
  expect(backend.received).toHaveLength(1);
  const waiting = await postJson(site, submissionPaths.booking, bookingRequest, freshVisitor());
  expect(waiting.status).toBe(202);
  const key = backend.received.at(-1)?.headers["idempotency-key"];
  expect(waiting.headers.get(referenceHeader)).toBe(makeReference(String(key)));
  expect((await postJson(site, contact, contactMessage)).headers.has(referenceHeader)).toBe(false);
});

/** Sends the booking under a sender's own key, and gives what the sender is told to name it by. */
async function bookUnder(key: string): Promise<string> {
  const headers = { ...freshVisitor(), "Idempotency-Key": key };
  const answer = await postJson(site, submissionPaths.booking, bookingRequest, headers);
  return answer.headers.get(referenceHeader) ?? "";
}

test("no sender chooses a reference: it follows a secret of the site", async () => {
  // By the key alone both were RL-H8GW-QHFE.
  const told = [await bookUnder("bday-004wjc"), await bookUnder("bday-005c9e")];
  const keys = backend.received.map(({ headers }) => String(headers["idempotency-key"]));
  expect(new Set(told).size).toBe(2);
  expect(told).toEqual(keys.map(makeReference));
  expect(told).not.toContain(makeReference("bday-004wjc"));
  expect(await bookUnder("bday-004wjc")).toBe(told[0]);
  expect(backend.received).toHaveLength(2);
});

test("another site makes another reference of the same key, and a changed secret changes none that was told", async () => {
  const first = await bookUnder("made-by-script");
  secret = "the third secret of this site";
  await minutesLater(0);
  expect(await bookUnder("made-by-script")).toBe(first);
  const second = await bookUnder("made-by-script-2");
  await site.restartWith("DELETE FROM requests");
  expect(await bookUnder("made-by-script-2")).toBe(second);
  expect(await bookUnder("made-by-script")).not.toBe(first);
});

test("a booking from before references had a secret has the one that was told, and is not doubled", async () => {
  await bookUnder("made-by-script");
  await site.restartWith("UPDATE requests SET key = 'made-by-script'");
  expect(await bookUnder("made-by-script")).toBe(makeReference("made-by-script"));
  expect(backend.received).toHaveLength(1);
});

test("both presses at the same moment are one request", async () => {
  const visitor = freshVisitor();
  backend.behave(down);
  const presses = [sendFrom(visitor), sendFrom(visitor, "made-by-script"), sendFrom(visitor)];
  expect(await Promise.all(presses)).toEqual([202, 202, 202]);
  expect(await site.counts()).toEqual({ waiting: 1, dead: 0 });
});

test("sent by script and, after a reload, once more before the script runs, it is one request", async () => {
  const visitor = freshVisitor();
  await sendFrom(visitor, "made-by-script");
  await sendFrom(visitor);
  expect(backend.received).toHaveLength(1);
});

test("two keys are two requests that somebody means, though all that they hold is equal", async () => {
  const visitor = freshVisitor();
  await sendFrom(visitor);
  await sendFrom(visitor, "made-by-script-1");
  await sendFrom(visitor, "made-by-script-2");
  await sendFrom(visitor, "made-by-script-2");
  expect(backend.received).toHaveLength(2);
  const keys = backend.received.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(2);
});

test("with and without a key, it is another request from another network or after ten minutes", async () => {
  const visitor = freshVisitor();
  await sendFrom(visitor);
  await sendFrom(freshVisitor(), "made-elsewhere");
  expect(backend.received).toHaveLength(2);
  await minutesLater(11);
  await sendFrom(visitor, "made-by-script");
  expect(backend.received).toHaveLength(3);
});

test("under its key it is the same though the operator has changed the secret", async () => {
  const visitor = freshVisitor();
  await sendFrom(visitor, "made-by-script");
  secret = "the second secret of this site";
  await minutesLater(0);
  await sendFrom(visitor, "made-by-script");
  expect(backend.received).toHaveLength(1);
});

test("what once came under a used key is no reason to drop it under a fresh one", async () => {
  const other = { ...contactMessage, message: "Something else." };
  const under = async (key: string, body: typeof other) =>
    (await postJson(site, contact, body, { "Idempotency-Key": key })).status;
  expect(await under("used-for-two", other)).toBe(200);
  expect(await under("used-for-two", contactMessage)).toBe(200);
  expect(await under("a-fresh-one", contactMessage)).toBe(200);
  expect(await under("used-for-two", contactMessage)).toBe(200);
  expect(backend.received).toHaveLength(3);
});

test("under a key that stands for other words, it is a request of its own", async () => {
  const headers = { ...freshVisitor(), "Idempotency-Key": "the-same-key-for-all" };
  const other = { ...contactMessage, message: "Something else." };
  for (const body of [contactMessage, other, contactMessage, other]) {
    expect((await postJson(site, contact, body, headers)).status).toBe(200);
  }
  expect(backend.received.map(({ body }) => JSON.parse(body).message)).toEqual([
    contactMessage.message,
    other.message,
  ]);
  const [first, second] = backend.received.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toMatch(/^[\w-]{36}$/);
});
