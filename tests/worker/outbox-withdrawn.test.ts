import { beforeEach, expect, test } from "vitest";
import { useFailingBackend } from "../support/failing-backend.ts";
import { keptRequest, useOutboxObject } from "./outbox-object.ts";

const backend = useFailingBackend();
const object = useOutboxObject(() => ({ BACKEND_URL: backend.url }));
/** Sends the same request as one more visitor and gives the outcome, which the gateway may never hear of. */
const keep = () => object.outbox.keepAndWait(keptRequest);

beforeEach(() => object.exec("DELETE FROM requests"));

test("a refused request stays until the gateway confirms that its visitor is to hear of it", async () => {
  backend.behave({ status: 400, text: "no snow" });
  expect(await keep()).toEqual({ status: "refused", detail: "no snow", key: "key" });
  expect(await object.outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
  await object.outbox.withdraw("key");
  expect(await object.outbox.counts()).toMatchObject({ waiting: 0, dead: 0 });
});

test("a refused request stays while one of those who sent it may have been told that it is safe", async () => {
  backend.behave({ status: 400 });
  await Promise.all([keep(), keep()]);
  await object.outbox.withdraw("key");
  expect(await object.outbox.counts()).toMatchObject({ waiting: 1 });
  await object.outbox.withdraw("key");
  expect(await object.outbox.counts()).toMatchObject({ waiting: 0 });
});

test("a refused request stays where its first answer was that it is safe", async () => {
  backend.behave({ status: 503 });
  expect(await keep()).toEqual({ status: "waiting" });
  backend.behave({ status: 400 });
  expect(await keep()).toMatchObject({ status: "refused" });
  await object.outbox.withdraw("key");
  expect(await object.outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
});

test("a request that arrived after all cannot be withdrawn, so that it does not arrive again", async () => {
  backend.behave({ status: 400 });
  expect(await keep()).toMatchObject({ status: "refused" });
  backend.behave({ status: 200 });
  expect(await keep()).toEqual({ status: "delivered" });
  await object.outbox.withdraw("key");
  await object.outbox.withdraw("key");
  expect(await keep()).toEqual({ status: "delivered" });
  expect(backend.received).toHaveLength(2);
});
