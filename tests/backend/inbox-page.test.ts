import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inboxPage } from "../../backend/inbox-page.ts";
import { referenceOf } from "../../backend/reference.ts";
import { one, parsePage } from "../support/html.ts";
import { booking, enquiry, freshBackend } from "./support.ts";

const refresh = '<meta http-equiv="refresh" content="15">';

describe("the inbox page", () => {
  test("says so when nothing has come in, and when nothing matches", async () => {
    const { page, contact } = await freshBackend();
    expect(await page()).toContain("Nothing has come in yet.");
    await contact(enquiry);
    expect(await page("?search=elsewhere")).toContain("Nothing matches this filter.");
  });

  test("shows every field of a request, the newest request first", async () => {
    const { page, contact, book } = await freshBackend();
    await contact(enquiry);
    await book(booking);
    const text = await page();
    for (const value of ["asa@example.com", "+46 70 174 06 05", "7-day", "2027-02-14", "4, 11"]) {
      expect(text).toContain(value);
    }
    expect(text).toContain("<dt>Contact by phone</dt><dd>no</dd>");
    expect(text).toContain("Hello!\nIs the sauna open in March?</dd>");
    expect(text.indexOf("Jan Kowalski")).toBeLessThan(text.indexOf("Åsa Lindqvist"));
  });

  test("names a booking by the reference that the guest was told, and finds it by that", async () => {
    const { page, inbox, contact, book } = await freshBackend();
    const reference = referenceOf("1-2-3-4");
    await book(booking, "1-2-3-4");
    await book(booking, "1-2-3-5");
    await contact(enquiry, "1-2-3-6");
    expect(await page()).toContain(`no. 1 · <strong>${reference}</strong>`);
    expect(await page()).not.toContain(referenceOf("1-2-3-6"));
    for (const search of [reference, reference.toLowerCase(), reference.slice(3)]) {
      const { requests } = await inbox(`?search=${search}`);
      expect(requests).toMatchObject([{ id: 1, reference }]);
    }
  });

  test("tells how many there are, in all and of each kind", async () => {
    const { page, contact, book } = await freshBackend();
    await contact(enquiry);
    await contact(enquiry);
    await book(booking);
    const text = await page();
    expect(text).toContain("3 received: 2 contact, 1 booking.");
    expect(text).toContain("<title>Inbox (3)</title>");
  });

  test("escapes what visitors wrote, in texts, field names, links and the search field", async () => {
    const { page, contact } = await freshBackend();
    const evil = `<script>alert("1")</script>`;
    await contact({
      ...enquiry,
      name: evil,
      email: `"onclick=x ${evil}`,
      phone: evil,
      [evil]: evil,
    });
    const text = await page(`?search=${encodeURIComponent(evil)}`);
    expect(text).not.toMatch(/<script/i);
    expect(text).not.toContain('"onclick');
    expect(text).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
    expect(text).toContain(`value="&lt;script&gt;`);
  });

  test("survives text that is no Unicode, and control characters", async () => {
    const { url, contact } = await freshBackend();
    const odd = "\ud800\u0000\u001b";
    const fields = { name: odd, email: odd, phone: odd, subject: odd, message: odd };
    expect((await contact(fields, "key-1")).status).toBe(200);
    expect(await (await contact(fields, "key-1")).text()).toBe("Already received.");
    for (const path of ["/", "/api/requests", "/?search=%00", "/?search=%ED%A0%80"]) {
      expect((await fetch(url + path)).status).toBe(200);
    }
  });

  test("keeps the filter in its form", async () => {
    const { page } = await freshBackend();
    const text = await page("?kind=booking&search=husky");
    expect(text).toContain('<option value="booking" selected>');
    expect(text).toContain('value="husky"');
  });

  test("loads itself again every 15 seconds, but not during a search", async () => {
    const { page } = await freshBackend();
    expect(await page()).toContain(refresh);
    expect(await page("?kind=contact")).toContain(refresh);
    expect(await page("?search=husky")).not.toContain(refresh);
  });

  test.each([
    ["2027-01-31T23:30:00.000Z", "Mon, 1 Feb 2027, 00:30:00 CET"],
    ["2027-07-01T10:00:00.000Z", "Thu, 1 Jul 2027, 12:00:00 CEST"],
  ])("shows %s as the time in Sweden", (receivedAt, shown) => {
    const request = {
      id: 1,
      kind: "contact",
      key: null,
      receivedAt,
      name: "",
      email: "",
      body: {},
    };
    const inbox = { counts: { contact: 1, booking: 0 }, matching: 1, requests: [request] };
    const page = inboxPage(inbox as never, { kind: undefined, search: "", limit: 200 });
    expect(String(page)).toContain(`<time datetime="${receivedAt}">${shown}</time>`);
  });

  test("is English, without script, and its policy allows its own style and nothing else", async () => {
    const { url } = await freshBackend();
    const answer = await fetch(url);
    const text = await answer.text();
    const style = one(parsePage(text), "style").rawText;
    const hash = createHash("sha256").update(style).digest("base64");
    expect(text).toContain('<html lang="en">');
    expect(text).not.toMatch(/<script| style=| on\w+=/);
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

test("No answer may be kept by a cache.", async () => {
  const { url, contact } = await freshBackend();
  const answers = [
    await fetch(url),
    await fetch(`${url}/api/requests`),
    await fetch(`${url}/api/contact`),
    await fetch(`${url}/nowhere`),
    await contact(enquiry),
    await contact({}),
  ];
  for (const { headers } of answers) expect(headers.get("Cache-Control")).toBe("no-store");
});
