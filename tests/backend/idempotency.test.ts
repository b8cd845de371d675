import { describe, expect, test } from "vitest";
import { booking, enquiry, freshBackend } from "./support.ts";

describe("an idempotency key", () => {
  test("makes a repeated request succeed without a second row", async () => {
    const { book, store } = await freshBackend();
    expect((await book(booking, "key-1")).status).toBe(200);
    expect((await book(booking, "key-1")).status).toBe(200);
    expect(store.count()).toBe(1);
  });

  test("knows the same body again when its fields come in another order", async () => {
    const { book, store } = await freshBackend();
    await book(booking, "key-1");
    const reversed = Object.fromEntries(Object.entries({ ...booking }).reverse());
    expect((await book(reversed, "key-1")).status).toBe(200);
    expect(store.count()).toBe(1);
  });

  test("refuses a different body with 422 and keeps the first", async () => {
    const { book, inbox } = await freshBackend();
    await book(booking, "key-1");
    const answer = await book({ ...booking, childrenAges: [4, 12] }, "key-1");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Idempotency-Key");
    expect((await inbox()).requests).toMatchObject([{ body: booking }]);
  });

  test("stands for one request only, whatever its kind", async () => {
    const { book, contact, store } = await freshBackend();
    const both = { ...enquiry, ...booking };
    await contact(both, "key-1");
    expect((await book(both, "key-1")).status).toBe(422);
    expect(store.count()).toBe(1);
  });

  test("gives one row for 20 posts at the same time, all of them answered 200", async () => {
    const { contact, store } = await freshBackend();
    const answers = await Promise.all(Array.from({ length: 20 }, () => contact(enquiry, "key-1")));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text === "Received.")).toHaveLength(1);
    expect(store.count()).toBe(1);
  });

  test("is not used up by a refused request", async () => {
    const { contact } = await freshBackend();
    expect((await contact({ ...enquiry, name: "" }, "key-1")).status).toBe(400);
    expect((await contact(enquiry, "key-1")).status).toBe(200);
  });

  test("of another value, or none at all, makes an equal body a new request", async () => {
    const { contact, store } = await freshBackend();
    await contact(enquiry, "key-1");
    await contact(enquiry, "key-2");
    await contact(enquiry);
    await contact(enquiry);
    expect(store.count()).toBe(4);
  });

  test("of more than 255 characters is refused with 400", async () => {
    const { contact } = await freshBackend();
    expect((await contact(enquiry, "k".repeat(256))).status).toBe(400);
    expect((await contact(enquiry, "k".repeat(255))).status).toBe(200);
  });
});
