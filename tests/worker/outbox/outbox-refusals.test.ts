import { beforeEach, expect, test } from "vitest";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { keptRequest, useOutboxObject } from "../outbox-object.ts";

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

/** A request that its visitor was told is safe, due now, kept since so many days. */
const promised = (days: number) => ({
  key: "key",
  digest: "digest",
  content_key: "now",
  form: "contact",
  request_id: "id",
  ...{
    body: '{"name":"Ebba"}',
    state: "waiting",
    kept_at: Date.now() - days * 86_400_000,
    due_at: 0,
  },
});

test.each([400, 401, 403, 404, 405, 408, 410, 422, 429, 503])(
  "what was promised outlives a backend that answers %i for a while",
  async (status) => {
    backend.behave({ status });
    const { rows } = await object.outbox.ringOver([promised(0)]);
    expect(rows).toMatchObject([{ state: "waiting", attempts: 1, cause: String(status) }]);
    backend.behave({ status: 200 });
    const later = await object.outbox.ringOver(rows.map((row) => ({ ...row, due_at: 0 })));
    expect(later.rows).toMatchObject([{ state: "delivered", body: null }]);
  },
);

test("what was promised and is refused for seven days is kept for the operator, and counted", async () => {
  backend.behave({ status: 400 });
  const { body } = promised(7);
  const { rows } = await object.outbox.ringOver([promised(7)]);
  expect(rows).toMatchObject([{ state: "dead", cause: "400", body }]);
  expect(await object.outbox.counts()).toMatchObject({ waiting: 0, dead: 1 });
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
