import { describe, expect, test } from "vitest";
import { makeReference } from "#domain/booking/submission.ts";
import { booking, emptyDesk, enquiry } from "../support.ts";

describe("the inbox page", () => {
  test("says so when nothing has come in, and when nothing matches", async () => {
    const { page, contact } = await emptyDesk();
    expect(await page()).toContain("Nothing has come in yet.");
    await contact(enquiry);
    expect(await page("?search=elsewhere")).toContain("No matches.");
  });

  test("says in short what each request is, the newest first, and leads to its page", async () => {
    const { page, contact, book } = await emptyDesk();
    await contact({ ...enquiry, message: `Is the sauna open? ${"Please. ".repeat(100)}` });
    await book({ ...booking, date: "2027-02-15" });
    // Two versions of the language data put different spaces around the dash.
    const text = (await page()).replace(/\s–\s/g, "–");
    expect(text).toContain("Complete winter, week 7 (15–21 Feb 2027), 2 adults, 2 children");
    expect(text).toContain("Polish");
    expect(text).toContain("Is the sauna open?");
    expect(text).not.toContain("Please. ".repeat(30));
    expect(text).not.toContain("jan@example.org");
    expect(text.indexOf("Jan Kowalski")).toBeLessThan(text.indexOf("Åsa Lindqvist"));
    const [, path = ""] = /<h2><a href="\/(requests\/\d+)">/.exec(text) ?? [];
    expect(await page(path)).toContain("<h1><bdi>Jan Kowalski</bdi></h1>");
  });

  test("names a booking by the reference that the guest was told, and finds it by that", async () => {
    const { page, store, contact, book } = await emptyDesk();
    const reference = makeReference("1-2-3-4");
    await book(booking, "1-2-3-4");
    await book(booking, "1-2-3-5");
    await contact(enquiry, "1-2-3-6");
    expect(await page()).toContain(`<strong>${reference}</strong>`);
    expect(await page()).not.toContain(makeReference("1-2-3-6"));
    for (const search of [reference, reference.toLowerCase(), reference.slice(3)]) {
      expect(await store.list({ search })).toMatchObject([{ key: "1-2-3-4", reference }]);
    }
  });

  test("escapes what visitors wrote, and what somebody searches for", async () => {
    const { page, contact } = await emptyDesk();
    const evil = `<script>alert("1")</script>`;
    await contact({ ...enquiry, name: evil, phone: evil, message: `'"onclick=x ${evil}` });
    const text = await page(`?search=${encodeURIComponent(evil)}`);
    expect(text).not.toMatch(/<script/i);
    expect(text).not.toContain('"onclick');
    expect(text).toContain("<bdi>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</bdi>");
    expect(text).toContain(`value="&lt;script&gt;`);
  });

  test("survives what people may type: 5,000 characters, formulas, marks that turn the text round, half a letter", async () => {
    const { url, contact, page } = await emptyDesk();
    const message = `${'\u202e=HYPERLINK("https://evil.example")\ud800'.repeat(200)}`.slice(
      0,
      5000,
    );
    const fields = { ...enquiry, name: '=HYPERLINK("x")', message };
    expect((await contact(fields, "key-1")).status).toBe(200);
    expect(await (await contact(fields, "key-1")).text()).toBe("Already received.");
    expect((await fetch(url)).status).toBe(200);
    expect(await page()).toContain("<bdi>=HYPERLINK(&quot;x&quot;)</bdi>");
  });

  test("keeps the filter in its form", async () => {
    const { page } = await emptyDesk();
    const text = await page("?kind=booking&search=husky");
    expect(text).toContain('<option value="booking" selected="">');
    expect(text).toContain('value="husky"');
  });

  test.each([
    ["en", "2027-01-31T23:30:00.000Z", "Mon, 1 Feb 2027, 00:30"],
    ["sv", "2027-07-01T10:00:00.000Z", "tors 1 juli 2027 12:00"],
  ])("shows in %s the moment %s as the time in Sweden", async (language, receivedAt, shown) => {
    const { page, contact, database } = await emptyDesk();
    await contact(enquiry);
    await database.prepare("UPDATE requests SET received_at = ?").bind(receivedAt).run();
    const text = await page("", { "Accept-Language": language });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<time dateTime="${receivedAt}">${shown}</time>`);
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });
});
