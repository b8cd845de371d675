import { describe, expect, test } from "vitest";
import { booking, enquiry, freshBackend } from "./support.ts";

describe("an accepted request", () => {
  test("answers 200 with a short text and keeps every field of an enquiry", async () => {
    const { contact, inbox } = await freshBackend();
    const answer = await contact(enquiry);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("Received.");
    expect((await inbox()).requests).toMatchObject([
      { id: 1, kind: "contact", key: null, name: "Åsa Lindqvist", body: enquiry },
    ]);
  });

  test("keeps every field of a booking request, which comes to the old address /api/status", async () => {
    const { book, inbox } = await freshBackend();
    expect((await book(booking, "key-1")).status).toBe(200);
    expect((await inbox()).requests).toMatchObject([
      { kind: "booking", key: "key-1", name: "Jan Kowalski", body: booking },
    ]);
  });

  test("is stamped with the moment it came, in UTC", async () => {
    const { contact, inbox } = await freshBackend();
    const before = new Date().toISOString();
    await contact(enquiry);
    const [request] = (await inbox()).requests;
    expect(request?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(request && request.receivedAt >= before).toBe(true);
  });

  test("may name a charset, come in chunks and carry a field unknown here", async () => {
    const { url, inbox } = await freshBackend();
    const answer = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: new Blob([JSON.stringify({ ...enquiry, campaign: "winter" })]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(200);
    expect((await inbox()).requests[0]?.body.campaign).toBe("winter");
  });
});

describe("a refused request", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "application/problem+json", ""])(
    "answers 415 to the content type '%s'",
    async (type) => {
      const { send, store } = await freshBackend();
      expect((await send("/api/contact", enquiry, { "Content-Type": type })).status).toBe(415);
      expect(store.count()).toBe(0);
    },
  );

  test("answers 413 to a body over 64 KiB, whole or in chunks, and takes one just below", async () => {
    const { url, contact, store } = await freshBackend();
    const tooLong = { ...enquiry, message: "x".repeat(64 * 1024) };
    expect((await contact(tooLong)).status).toBe(413);
    const chunked = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([JSON.stringify(tooLong)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(store.count()).toBe(0);
    expect((await contact({ ...enquiry, message: "x".repeat(65_000) })).status).toBe(200);
  });

  test.each(["", "{", "nonsense"])("answers 400 to '%s', which is not JSON", async (body) => {
    const { send } = await freshBackend();
    const answer = await send("/api/contact", body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("not valid JSON");
  });

  test.each(["[]", "null", "7", '"text"'])(
    "answers 400 to %s, which is not an object",
    async (body) => {
      const { send } = await freshBackend();
      const answer = await send("/api/status", body);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("not a JSON object");
    },
  );

  test.each(["name", "email", "subject", "message"])(
    "answers 400 and names '%s' when an enquiry lacks it or leaves it blank",
    async (field) => {
      const { contact, store } = await freshBackend();
      for (const value of [undefined, "", "  \n", 7]) {
        const answer = await contact({ ...enquiry, [field]: value });
        expect(answer.status).toBe(400);
        expect(await answer.text()).toBe(`Missing or invalid: ${field}.`);
      }
      expect(store.count()).toBe(0);
    },
  );

  test.each(Object.keys(booking))(
    "answers 400 and names '%s' when a booking request lacks it",
    async (field) => {
      const { book } = await freshBackend();
      const answer = await book({ ...booking, [field]: undefined });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toBe(`Missing or invalid: ${field}.`);
    },
  );

  test.each([
    ["consent", "no"],
    ["date", "14/02/2027"],
    ["date", "2027-02-30"],
    ["numAdults", 0],
    ["numAdults", "2"],
    ["numChildren", -1],
    ["childrenAges", [4, 18]],
    ["childrenAges", 4],
    ["extra", { nested: true }],
  ])("answers 400 to a booking request whose %s is %j", async (field, value) => {
    const { book } = await freshBackend();
    const answer = await book({ ...booking, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(`Missing or invalid: ${field}.`);
  });

  test("answers 400 to JSON nested as deep as the limit lets it", async () => {
    const { send } = await freshBackend();
    const deep = "[".repeat(30_000) + "]".repeat(30_000);
    expect((await send("/api/contact", deep)).status).toBe(400);
    const answer = await send(
      "/api/contact",
      JSON.stringify(enquiry).replace("{", `{"extra":${deep},`),
    );
    expect(await answer.text()).toBe("Missing or invalid: extra.");
  });

  test("names all the fields that are missing", async () => {
    const { contact } = await freshBackend();
    const answer = await contact({ name: "Åsa" });
    expect(await answer.text()).toBe("Missing or invalid: email, subject, message.");
  });

  test.each([
    ["PUT", "/api/contact", "POST"],
    ["GET", "/api/status", "POST"],
    ["OPTIONS", "/api/contact", "POST"],
    ["POST", "/", "GET, HEAD"],
    ["DELETE", "/api/requests", "GET, HEAD"],
  ])("answers 405 to %s %s and allows %s", async (method, path, allow) => {
    const { url } = await freshBackend();
    const answer = await fetch(url + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allow);
  });

  test("answers 404 to an unknown address", async () => {
    const { url } = await freshBackend();
    expect((await fetch(`${url}/api/other`)).status).toBe(404);
  });
});
