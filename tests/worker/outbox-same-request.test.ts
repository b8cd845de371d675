import { expect, test } from "vitest";
import { submissionPaths } from "#domain/submission.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { contactMessage } from "../support/filling.ts";
import { freshVisitor } from "../support/visitor.ts";
import { useOutboxSite } from "./outbox-site.ts";
import { postJson } from "./requests.ts";

const { contact } = submissionPaths;
const backend = useFailingBackend();
const site = useOutboxSite(() => ({ BACKEND_URL: backend.url }));
const down = { status: 503 } as const;

test("two clicks at the same moment are passed on once", async () => {
  const headers = { ...freshVisitor(), "Idempotency-Key": crypto.randomUUID() };
  const clicks = [1, 2, 3].map(() => postJson(site, contact, contactMessage, headers));
  const answers = await Promise.all(clicks);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(backend.received).toHaveLength(1);
});

test("sent again once it has arrived, it is not passed on again", async () => {
  const visitor = freshVisitor();
  for (let time = 0; time < 2; time++) {
    expect((await postJson(site, contact, contactMessage, visitor)).status).toBe(200);
  }
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

test("without a key of its own, it is the same for ten minutes and then another", async () => {
  const visitor = freshVisitor();
  const send = () => postJson(site, contact, contactMessage, visitor);
  await send();
  const minutesLater = (minutes: number) =>
    site.restartWith(`UPDATE requests SET kept_at = kept_at - ${minutes * 60_000}`);
  await minutesLater(9);
  await send();
  expect(backend.received).toHaveLength(1);
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
  expect(first).toBe("the-same-key-for-all");
  expect(second).toMatch(/^[0-9a-f]{64}$/);
});
