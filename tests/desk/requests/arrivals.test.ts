import ICAL from "ical.js";
import { expect, test } from "vitest";
import { createDesk } from "../../../desk/app.ts";
import type { Env } from "../../../desk/env.ts";
import { csvRow } from "../../../desk/requests/csv-export.ts";
import { createIntake } from "../../../desk/requests/submissions-api.ts";
import { weekAt, weekNamed } from "../../../desk/requests/weeks.ts";
import { sharedDesk } from "../../support/backend.ts";
import { booking, emptyDesk, enquiry } from "../support.ts";

/** A desk with guests of one week, of which some have agreed. */
async function deskWithGuests() {
  const desk = await emptyDesk();
  for (const [name, date, state] of [
    ["Jan Kowalski", "2027-02-15", "agreed"],
    ["Bo Ek", "2027-02-21", "new"],
    ["Cleo Marsh", "2027-02-17", "declined"],
    ["Dora Lind", "2027-02-22", "agreed"],
    ["Eva Holm", "2027-02-14", "answered"],
  ] as const) {
    await desk.book({ ...booking, client_name: name, date });
    await desk.database
      .prepare("UPDATE requests SET state = ? WHERE name = ?")
      .bind(state, name)
      .run();
  }
  await desk.contact(enquiry);
  return desk;
}

test("a week has those who come and, apart from them, those who have asked", async () => {
  const { page } = await deskWithGuests();
  const text = await page("arrivals?week=2027-W07");
  const [, coming = "", asked = ""] = text.split("<h2 id=");
  expect(coming).toContain("Jan Kowalski");
  expect(asked).toContain("Bo Ek");
  for (const name of ["Cleo Marsh", "Dora Lind", "Eva Holm", "Lindqvist"]) {
    expect(text).not.toContain(name);
  }
  expect(text).toContain("Week 7");
  expect(text).toMatch(/href="\/arrivals\?week=2027-W06" rel="prev"/);
  expect(await page("arrivals?week=2027-W08")).toContain("Dora Lind");
  expect(await page("arrivals?day=2027-02-16")).toContain("Jan Kowalski");
  expect(await page("arrivals")).toContain(
    `Week ${weekAt(new Date().toISOString().slice(0, 10)).number}`,
  );
});

test("However many ask for a week, who comes stands on its page, and it says that the list is cut.", async () => {
  const { database, page } = await deskWithGuests();
  await database.exec(
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501) INSERT INTO requests (kind, received_at, changed_at, name, email, package, first_day, last_day, body) SELECT 'booking', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'Crowd ' || i, 'g@example.com', '7-day', '2027-02-15', '2027-02-21', '{\"date\":\"2027-02-15\",\"numAdults\":2,\"numChildren\":0}' FROM n",
  );
  const text = await page("arrivals?week=2027-W07");
  const [, coming = "", asked = ""] = text.split("<h2 id=");
  expect(coming).toContain("Jan Kowalski");
  expect(coming).not.toContain("Only the first");
  expect(asked.match(/<article/g)).toHaveLength(500);
  expect(asked).toContain("Only the first 500 of this week are shown.");
  await database.exec("UPDATE requests SET state = 'agreed' WHERE name LIKE 'Crowd %'");
  const [, full = ""] = (await page("arrivals?week=2027-W07")).split("<h2 id=");
  expect(full).toContain("Only the first 500 of this week are shown.");
});

test.each([
  "week=2027-W53",
  "week=2027-W00",
  "week=2027-7",
  "week=1027-W07",
  "day=2027-02-30",
  "day=x",
])("the address /arrivals?%s answers 400", async (query) => {
  const { url } = await emptyDesk();
  expect((await fetch(`${url}/arrivals?${query}`)).status).toBe(400);
});

test.each([
  ["2027-01-03", "2026-W53", "2026-12-28"],
  ["2027-01-04", "2027-W01", "2027-01-04"],
  ["2027-02-15", "2027-W07", "2027-02-15"],
  ["2028-12-31", "2028-W52", "2028-12-25"],
  ["2029-12-31", "2030-W01", "2029-12-31"],
])("the day %s lies in the week %s, which begins on %s", (day, name, first) => {
  expect(weekAt(day)).toMatchObject({ name, first });
  expect(weekNamed(name)).toEqual(weekAt(day));
});

const secret = "secrets-".repeat(4);
const somebody = {
  aud: "f".repeat(64),
  getIdentity: async () => ({ email: "family@example.com" }),
};

/** What the calendar's address answers to somebody who is not signed in. */
async function calendar(path: string, env: Partial<Env>) {
  const { database } = await sharedDesk();
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
  const request = new Request(`https://desk.example.com${path}`);
  return createDesk(createIntake()).fetch(
    request,
    { DB: database, ...env } as Env,
    context as never,
  );
}

test("agreed weeks stand in a calendar whose address is its secret, and nothing of a guest but name, party, package and reference", async () => {
  const { store } = await deskWithGuests();
  const answer = await calendar(`/calendar/${secret}.ics`, { CALENDAR_SECRET: secret });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ summary }) => summary)).toEqual([
    "Dora Lind: Complete winter, 2 adults, 2 children",
    "Jan Kowalski: Complete winter, 2 adults, 2 children",
  ]);
  const [, event] = events;
  const [jan] = await store.list({ search: "Kowalski" });
  expect(event).toMatchObject({ uid: `${jan?.reference}@desk`, description: jan?.reference });
  expect(event?.startDate.toString()).toBe("2027-02-15");
  expect(event?.endDate.toString()).toBe("2027-02-22");
  expect(text).not.toMatch(/example\.org|70 174|4, 11/);
});

test("a day that no calendar can say, stored before such days were refused, is left out of the calendar", async () => {
  const { database, book } = await deskWithGuests();
  expect((await book({ ...booking, date: "9999-12-31" })).status).toBe(422);
  await database.exec(
    "UPDATE requests SET first_day = '9999-12-31', last_day = '9999-12-31' WHERE name = 'Dora Lind'",
  );
  const text = await (
    await calendar(`/calendar/${secret}.ics`, { CALENDAR_SECRET: secret })
  ).text();
  expect(text.match(/SUMMARY:/g)).toHaveLength(1);
  expect(text).not.toMatch(/\+0?1/);
});

test.each([
  ["another secret", `/calendar/${secret.replace("s", "t")}.ics`, secret],
  ["the beginning of the secret", `/calendar/${secret.slice(0, -1)}.ics`, secret],
  ["no secret", "/calendar/.ics", secret],
  ["no ending", `/calendar/${secret}`, secret],
  ["a secret that is not set", "/calendar/undefined.ics", undefined],
  ["an empty secret", "/calendar/.ics", ""],
  ["a secret that is too short", `/calendar/${secret.slice(0, 31)}.ics`, secret.slice(0, 31)],
])("at the calendar's address with %s there is nothing", async (_, path, CALENDAR_SECRET) => {
  await emptyDesk();
  const answer = await calendar(path, CALENDAR_SECRET === undefined ? {} : { CALENDAR_SECRET });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("There is nothing at this address.");
});

test("the filtered list comes as a table in which no text is a formula", async () => {
  const { url, contact } = await deskWithGuests();
  await contact({
    ...enquiry,
    name: '=HYPERLINK("x")',
    phone: "+46 70 174 06 05",
    message: 'A "quote";\nand, more',
  });
  const table = async (query: string, language = "en") => {
    const answer = await fetch(`${url}/requests.csv${query}`, {
      headers: { "Accept-Language": language },
    });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="requests-\d{4}/,
    );
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };
  const agreed = await table("?state=agreed");
  expect(agreed).toMatch(/^\ufeff"Received","Kind","Status","Reference","Name",/);
  expect(agreed.split("\r\n")).toHaveLength(4);
  expect(agreed).toMatch(
    /"booked","RL-[^"]*","Jan Kowalski","jan@example.org","pl","7-day","2027-02-15","2027-02-21"/,
  );
  const messages = await table("?kind=contact", "sv");
  expect(messages).toMatch(/^\ufeff"Kom in";"Typ";/);
  expect(messages).toContain(`"'=HYPERLINK(""x"")"`);
  expect(messages).toContain(`"'+46 70 174 06 05"`);
  expect(messages).toContain('"A ""quote"";\nand, more"');
  expect((await fetch(`${url}/requests.csv?state=lost`)).status).toBe(400);
});

test("a table holds every request, however many there are", async () => {
  const { url, database } = await emptyDesk();
  await database.exec(
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001) INSERT INTO requests (kind, received_at, changed_at, name, email, body) SELECT 'contact', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'Guest ' || i, 'g@example.com', '{}' FROM n",
  );
  const rows = (await (await fetch(`${url}/requests.csv`)).text()).split("\r\n");
  expect(rows).toHaveLength(1 + 1001 + 1);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows[1]).toContain("2026-01-01 01:00");
});

test("a table asks its database far less often than the fifty times of the free plan, and never for more than fits", async () => {
  const { database } = await emptyDesk();
  const rows = 6_000;
  await database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
       INSERT INTO requests (kind, received_at, changed_at, name, email, body)
       SELECT 'contact', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'x' || i, 'x', ? FROM n`,
    )
    .bind(JSON.stringify({ message: "a".repeat(500) }))
    .run();
  let queries = 0;
  const counting = new Proxy(database, {
    get(target, name) {
      if (name === "prepare") queries++;
      return Reflect.get(target, name).bind(target);
    },
  });
  const context = { access: somebody, waitUntil() {}, passThroughOnException() {}, props: {} };
  const ask = async () => {
    queries = 0;
    const request = new Request("https://desk.example.com/requests.csv");
    const env = { DB: counting } as Env;
    const answer = await createDesk(createIntake()).fetch(request, env, context as never);
    const lines = (await answer.text()).split("\r\n");
    expect(new Set(lines).size).toBe(1 + rows + 1);
    return queries;
  };
  expect(await ask()).toBe(3);
  await database
    .prepare("UPDATE requests SET body = ?")
    .bind(JSON.stringify({ message: "a".repeat(5_000) }))
    .run();
  expect(await ask(), "30 million characters in parts of four").toBeGreaterThanOrEqual(8);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200b=1", "＝1", "\n=1"])(
  "the text %j begins no formula",
  (text) => {
    expect(csvRow([text, -1, "a-b"], ",")).toBe(`"'${text}","-1","a-b"\r\n`);
  },
);
