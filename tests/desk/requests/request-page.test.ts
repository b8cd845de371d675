import { expect, test } from "vitest";
import { booking, emptyDesk, enquiry } from "../support.ts";

/** A desk with one booking request, and how its page is read and used. */
async function deskWithBooking(fields: object = {}) {
  const desk = await emptyDesk();
  await desk.book({ ...booking, ...fields }, "1-2-3-4");
  const [request] = await desk.store.list();
  const path = `requests/${request?.id}`;
  const post = (form: Record<string, string>) =>
    fetch(`${desk.url}/${path}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(form),
    });
  const change = (form: Record<string, string>) =>
    post({ form: "change", version: "0", state: "new", note: "", ...form });
  const stored = async () => (await desk.store.list({ email: String(request?.email) }))[0];
  return { ...desk, path, post, change, stored, itsPage: () => desk.page(path) };
}

test("the page of a request has every field that was typed, what was chosen in words", async () => {
  const { page, itsPage, contact, store } = await deskWithBooking();
  const text = await itsPage();
  const day = new Date(booking.date).toLocaleDateString("en-GB", {
    dateStyle: "full",
    timeZone: "UTC",
  });
  const chosen = ["Complete winter", day, "<bdi>yes</bdi>", "<bdi>Polish</bdi>"];
  for (const value of ["jan@example.org", "+46 70 174 06 05", "4, 11", ...chosen]) {
    expect(text).toContain(value);
  }
  await contact(enquiry);
  const message = await page(`requests/${(await store.list({ kind: "contact" }))[0]?.id}`);
  expect(message).toContain("<dt>Wants a call</dt><dd>no</dd>");
  expect(message).toContain("<dt>Subject</dt><dd><bdi>something else</bdi></dd>");
  expect(message).toContain("Hello!\nIs the sauna open in March?");
});

test("the page leads to what else the same guest has sent, and to nobody else's", async () => {
  const { itsPage, contact } = await deskWithBooking();
  await contact({ ...enquiry, name: "Jan K.", email: booking.email });
  await contact(enquiry);
  const text = await itsPage();
  expect(text).toMatch(/More from this guest[\s\S]*Jan K\./);
  expect(text).not.toContain("Lindqvist");
});

test("a state and a note are kept with who and when, and a reload repeats nothing", async () => {
  const { url, path, change, stored, itsPage, page } = await deskWithBooking();
  expect(await itsPage()).toContain("Nobody has done anything with it yet.");
  const answer = await change({ state: "agreed", note: "Two rooms\r\nby the <b>stove</b>" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`/${path}?done=change`);
  expect(await page(`${path}?done=change`)).toContain("Saved.");
  expect(await stored()).toMatchObject({ state: "agreed", version: 1 });
  const text = await itsPage();
  expect(text).toContain('<input type="radio" name="state" checked="" value="agreed"/>');
  expect(text).toContain("family@example.com");
  expect(text).toContain("Status: booked");
  expect(text).toContain("Two rooms\nby the &lt;b&gt;stove&lt;/b&gt;");
  expect(await (await fetch(`${url}/?state=agreed`)).text()).toContain("Jan Kowalski");
});

test("a form that changes nothing counts as no change", async () => {
  const { change, stored } = await deskWithBooking();
  expect((await change({ note: "  " })).status).toBe(303);
  expect(await stored()).toMatchObject({ state: "new", version: 0 });
});

test("who was slower changes nothing, keeps what they typed, and reads who was faster and what they did", async () => {
  const { change, stored, itsPage, database } = await deskWithBooking();
  await change({ state: "declined", note: "No beds left" });
  await database.exec("UPDATE events SET who = 'maja@example.com'");
  const late = await change({ state: "agreed", note: "They'll come!" });
  expect(late.status).toBe(409);
  const text = await late.text();
  const said = text.slice(text.indexOf('role="alert"'), text.indexOf("<h1>"));
  for (const part of ["maja@example.com got there first", "Status: declined", "No beds left"]) {
    expect(said).toContain(part);
  }
  expect(text).toContain("They&#x27;ll come!</textarea>");
  expect(text).toContain('checked="" value="agreed"');
  expect(await stored()).toMatchObject({ state: "declined", version: 1 });
  expect(await itsPage()).not.toContain("They&#x27;ll come!");
  const [, version = ""] = /name="version" value="(\d+)"/.exec(text) ?? [];
  expect((await change({ version, state: "agreed", note: "They'll come!" })).status).toBe(303);
  expect(await stored()).toMatchObject({ state: "agreed", version: 2 });
});

test("of many who save at the same moment one does, and each other one hears of it", async () => {
  const { change, stored, database } = await deskWithBooking();
  const notes = Array.from({ length: 8 }, (_, each) => `Note ${each}`);
  const answers = await Promise.all(notes.map((note) => change({ note, state: "answered" })));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([303, ...Array(7).fill(409)]);
  expect(await stored()).toMatchObject({ state: "answered", version: 1 });
  const { results } = await database.prepare("SELECT kind FROM events").all();
  expect(results).toEqual([{ kind: "state" }, { kind: "note" }]);
});

test("a button that is pressed twice saves once", async () => {
  const { change, stored } = await deskWithBooking();
  const once = { state: "answered", note: "Rang them" };
  const answers = await Promise.all([change(once), change(once)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await stored()).toMatchObject({ version: 1 });
});

test.each([
  [{ state: "lost" }],
  [{ version: "-1" }],
  [{ version: "x" }],
  [{ form: "other" }],
  [{ note: "x".repeat(5_001) }],
])("the form %j saves nothing and keeps what was typed", async (wrong) => {
  const { change, stored } = await deskWithBooking();
  const answer = await change({ state: "agreed", note: "Kept", ...wrong });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain("couldn’t be saved");
  expect(text).toMatch(/<textarea name="note"[^>]*>(Kept|x{5001})</);
  expect(await stored()).toMatchObject({ state: "new", version: 0 });
});

test.each(["requests/0", "requests/99999999", "requests/99999999999999999999", "requests/x"])(
  "at /%s there is no request",
  async (path) => {
    const { url } = await emptyDesk();
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? new URLSearchParams({ form: "change" }) : null;
      expect((await fetch(`${url}/${path}`, { method, body })).status).toBe(404);
    }
  },
);

test("a page of another website changes nothing", async () => {
  const { url, path, stored } = await deskWithBooking();
  const body = new URLSearchParams({ form: "change", version: "0", state: "declined", note: "" });
  for (const [name, value] of [
    ["Origin", "https://evil.example"],
    ["Sec-Fetch-Site", "cross-site"],
  ] as const) {
    const headers = { [name]: value };
    const answer = await fetch(`${url}/${path}`, { method: "POST", headers, body });
    expect(answer.status).toBe(403);
  }
  expect(await stored()).toMatchObject({ state: "new" });
});

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  "<script>alert(1)</script>",
  "\u202eevil \u2066name",
  "نور الهدى",
])("the name %j is a text on every page", async (name) => {
  const { page, path, database, change } = await deskWithBooking({ date: "2027-02-15" });
  await database.prepare("UPDATE requests SET name = ?").bind(name).run();
  await change({ state: "agreed", note: name });
  const safe = name.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  for (const query of ["", path, "arrivals?week=2027-W07"]) {
    const text = await page(query);
    expect(text, query).toContain(`<bdi>${safe}</bdi>`);
    expect(text).not.toMatch(/<script| style=| on\w+=/i);
  }
});
