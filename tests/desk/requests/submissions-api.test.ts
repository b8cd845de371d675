import { describe, expect, test } from "vitest";
import { booking, emptyDesk, enquiry } from "../support.ts";

describe("an accepted request", () => {
  test("answers 200 with a short text and keeps every field of a message", async () => {
    const { contact, store } = await emptyDesk();
    const answer = await contact(enquiry);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("Received.");
    expect(await store.list()).toMatchObject([
      { kind: "contact", reference: null, name: "Åsa Lindqvist", body: enquiry },
    ]);
  });

  test("keeps every field of a booking request, which comes to the old address /api/status", async () => {
    const { book, store } = await emptyDesk();
    expect((await book(booking, "key-1")).status).toBe(200);
    expect(await store.list()).toMatchObject([
      { kind: "booking", key: "key-1", name: "Jan Kowalski", body: booking },
    ]);
  });

  test("is stamped with the moment it came, in UTC", async () => {
    const { contact, store } = await emptyDesk();
    const before = new Date().toISOString();
    await contact(enquiry);
    const [request] = await store.list();
    expect(request?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(request && request.receivedAt >= before).toBe(true);
  });

  test("may name a charset and come in chunks; a field that SPEC 3 lacks is left out", async () => {
    const { url, store, siteVars } = await emptyDesk();
    const answer = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        Authorization: `Bearer ${siteVars.BACKEND_TOKEN}`,
      },
      body: new Blob([JSON.stringify({ ...enquiry, campaign: "winter" })]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(200);
    expect((await store.list())[0]?.body).toEqual(enquiry);
  });
});

describe("a refused request", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "application/problem+json", ""])(
    "answers 415 to the content type '%s'",
    async (type) => {
      const { send, store } = await emptyDesk();
      expect((await send("/api/contact", enquiry, { "Content-Type": type })).status).toBe(415);
      expect(await store.count()).toBe(0);
    },
  );

  test("answers 413 to a body over 64 KiB", async () => {
    const { contact, store } = await emptyDesk();
    expect((await contact({ ...enquiry, message: "x".repeat(64 * 1024) })).status).toBe(413);
    expect(await store.count()).toBe(0);
  });

  test("answers 400 to what is not JSON, and 422 to what is not an object", async () => {
    const { send, store } = await emptyDesk();
    for (const body of ["", "{", "nonsense"]) {
      const answer = await send("/api/contact", body);
      expect(answer.status, body).toBe(400);
      expect(await answer.text()).toBe("The body is not valid JSON.");
    }
    const deep = "[".repeat(30_000) + "]".repeat(30_000);
    for (const body of ["[]", "null", "7", '"text"', deep]) {
      const answer = await send("/api/status", body);
      expect(answer.status, body.slice(0, 9)).toBe(422);
    }
    expect(await store.count()).toBe(0);
  });

  test("names the fields that are missing or wrong, and nothing of what they hold", async () => {
    const { contact, book, store } = await emptyDesk();
    const answer = await contact({ name: "Åsa", email: "no address" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe("Missing or invalid: email, message.");
    const other = await book({ ...booking, childrenAges: [4], consent: "no" });
    expect(await other.text()).toBe("Missing or invalid: consent, childrenAges.");
    expect(await store.count()).toBe(0);
  });

  test.each([
    ["PUT", "/api/contact", "POST"],
    ["GET", "/api/status", "POST"],
    ["POST", "/", "GET, HEAD"],
    ["DELETE", "/desk.css", "GET, HEAD"],
  ])("answers 405 to %s %s and allows %s", async (method, path, allow) => {
    const { url, siteVars } = await emptyDesk();
    const headers = { Authorization: `Bearer ${siteVars.BACKEND_TOKEN}` };
    const answer = await fetch(url + path, { method, headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allow);
  });
});
