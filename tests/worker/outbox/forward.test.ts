import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forward, type OutboxClient } from "../../../worker/outbox/forward.ts";
import type { Delivery } from "../../../worker/outbox/outbox.ts";
import { keptRequest } from "../outbox-object.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const refused: Delivery = { status: "refused", detail: "no snow", key: "kept under" };

/** What the visitor hears from a gateway whose outbox gives this outcome. */
async function heard(outcome: () => Promise<Delivery>, withdraw = vi.fn(async () => {})) {
  const unused = () => Promise.reject(new Error("unused"));
  const keep = async () => ({ key: "kept under", outcome });
  const outbox: OutboxClient = { keep, withdraw, has: unused, counts: unused };
  return { told: await forward(() => outbox, keptRequest, {}), withdraw };
}

test("a refusal is withdrawn from the outbox before its visitor hears of it", async () => {
  const { told, withdraw } = await heard(async () => refused);
  expect(told).toEqual({ status: "failed", reason: "refused", detail: "no snow" });
  expect(withdraw).toHaveBeenCalledExactlyOnceWith("kept under");
});

test("where the outcome is lost, the visitor hears that the request is safe, and nothing is withdrawn", async () => {
  const { told, withdraw } = await heard(() => Promise.reject(new Error("the object moved")));
  expect(told).toEqual({ status: "accepted", key: "kept under" });
  expect(withdraw).not.toHaveBeenCalled();
});

test("a refusal that cannot be withdrawn is told all the same", async () => {
  const broken = vi.fn(() => Promise.reject(new Error("the object moved")));
  const { told } = await heard(async () => refused, broken);
  expect(told).toMatchObject({ status: "failed", reason: "refused" });
});

test.each([
  ["delivered", "delivered"],
  ["waiting", "accepted"],
] as const)("what is %s is told as %s and stays where it is", async (status, answer) => {
  const { told, withdraw } = await heard(async () => ({ status }));
  expect(told).toEqual({ status: answer, key: "kept under" });
  expect(withdraw).not.toHaveBeenCalled();
});
