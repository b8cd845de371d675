import { expect, test } from "vitest";
import { findHistory } from "../../../desk/requests/history.tsx";
import { openStore, type Query } from "../../../desk/requests/store.ts";
import { booking, emptyDesk, enquiry } from "../support.ts";

async function filledDesk() {
  const desk = await emptyDesk();
  await desk.contact({ ...enquiry, name: "Anna Öberg", message: "100% snow_mobile?" });
  await desk.book({ ...booking, client_name: "Bo Ek", package: "3-day" });
  await desk.contact({ ...enquiry, name: "Cleo Marsh", message: "1000 snowXmobiles \\o/" });
  const names = async (query: string) => {
    const page = await desk.page(query);
    return [...page.matchAll(/<h2><a [^>]*><bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);
  };
  return { ...desk, names };
}

test("Without a filter all come, the newest first; a kind gives only its own.", async () => {
  const { names } = await filledDesk();
  const all = ["Cleo Marsh", "Bo Ek", "Anna Öberg"];
  for (const query of ["", "?kind=all&search=", "?kind=&search=%20"]) {
    expect(await names(query)).toEqual(all);
  }
  expect(await names("?kind=contact")).toEqual(["Cleo Marsh", "Anna Öberg"]);
  expect(await names("?kind=booking")).toEqual(["Bo Ek"]);
});

test("A search looks at every value, in any case, with accents or without, and finds by the beginning of a word.", async () => {
  const { names } = await filledDesk();
  for (const search of ["ÖBERG", "oberg", "öbe", "snow_mobile"]) {
    expect(await names(`?search=${encodeURIComponent(search)}`), search).toEqual(["Anna Öberg"]);
  }
  expect(await names("?search=3-DAY")).toEqual(["Bo Ek"]);
  expect(await names("?search=example.com")).toEqual(["Cleo Marsh", "Anna Öberg"]);
  expect(await names(`?search=${booking.date}`)).toEqual(["Bo Ek"]);
  expect(await names("?search=subject"), "names of fields are no values").toEqual([]);
});

test("The list is chosen by state, package, the guest's language and the day of arrival, and by all of them at once.", async () => {
  const { names, database } = await filledDesk();
  await database.exec("UPDATE requests SET state = 'agreed' WHERE name = 'Bo Ek'");
  for (const query of [
    "state=agreed",
    "package=3-day",
    "language=pl",
    `arrival=${booking.date}`,
    `state=agreed&package=3-day&language=pl&arrival=${booking.date}&kind=booking&search=bo`,
  ]) {
    expect(await names(`?${query}`), query).toEqual(["Bo Ek"]);
  }
  for (const query of ["state=declined", "package=7-day", "language=de", "arrival=2027-01-01"]) {
    expect(await names(`?${query}`), query).toEqual([]);
  }
  expect(await names("?state=new&package=&language=&arrival=")).toEqual([
    "Cleo Marsh",
    "Anna Öberg",
  ]);
});

test("A search of several words wants all of them, in any order, and reads twenty at most.", async () => {
  const { names } = await filledDesk();
  expect(await names("?search=asa%40example.com+anna")).toEqual(["Anna Öberg"]);
  expect(await names("?search=anna+ek")).toEqual([]);
  expect(await names("?kind=booking&search=snow")).toEqual([]);
  expect(await names("?kind=contact&search=snow")).toEqual(["Cleo Marsh", "Anna Öberg"]);
  const twenty = Array(20).fill("anna").join("+");
  expect(await names(`?search=${twenty}+nobody`)).toEqual(["Anna Öberg"]);
  expect(await names(`?search=nobody+${twenty}`)).toEqual([]);
});

test("Nothing that somebody types is an operator of the search, or breaks it.", async () => {
  const { url, names } = await filledDesk();
  for (const search of ["anna OR ek", "NOT anna", "anna NEAR ek", "words:anna", "' OR 1=1 --"]) {
    expect(await names(`?search=${encodeURIComponent(search)}`), search).toEqual([]);
  }
  for (const search of ['"', "*", "^", "()", "{}", "%00", "%ED%A0%80", "%22%22%22", "-", "a%00b"]) {
    expect((await fetch(`${url}/?search=${search}`)).status, search).toBe(200);
  }
});

test("What is erased is found no more.", async () => {
  const { names, database } = await filledDesk();
  await database.exec("DELETE FROM requests WHERE name = 'Anna Öberg'");
  expect(await names("?search=anna")).toEqual([]);
  expect(await names("?search=cleo")).toEqual(["Cleo Marsh"]);
});

test("A long list comes in pages.", async () => {
  const { names, page } = await filledDesk();
  expect(await names("?limit=2")).toEqual(["Cleo Marsh", "Bo Ek"]);
  const older = /href="([^"]+)" rel="next"/.exec(await page("?limit=2"))?.[1] ?? "";
  expect(await names(older.slice(1))).toEqual(["Anna Öberg"]);
  expect(await page(older.slice(1))).toContain("Back to newest");
  expect(await page()).not.toContain('rel="next"');
});

test.each([
  "?kind=bookings",
  "?limit=0",
  "?limit=many",
  "?state=lost",
  "?package=2-day",
  "?language=fr",
  "?arrival=2027-02-30",
  "?before=x",
  `?search=${"x".repeat(1001)}`,
])("The address %s answers 400 and leads back.", async (query) => {
  const { url } = await emptyDesk();
  const answer = await fetch(`${url}/${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('<a href="/">Show all</a>');
});

test("However many requests there are, an index leads to what a page shows, and none sorts or reads them all.", async () => {
  const { database } = await emptyDesk();
  // SQLite plans without looking at the rows.
  const planOf = (query: Query) =>
    explained(database, (explaining) => openStore(explaining).list(query));
  for (const [query, index] of [
    [{ kind: "contact" }, "requests_by_kind (kind=?)"],
    [{ state: "new" }, "requests_by_state (state=?)"],
    [{ state: "new", before: 200 }, "requests_by_state (state=? AND id<?)"],
    [{ package: "7-day" }, "requests_by_package (package=?)"],
    [{ language: "pl" }, "requests_by_language (language=?)"],
    [{ arrival: "2027-02-15" }, "requests_by_first_day (first_day=?)"],
    [
      { arrivals: { from: "2027-02-15", until: "2027-02-21" } },
      "requests_by_first_day (first_day>? AND first_day<?)",
    ],
    [{ email: "jan@example.org" }, "requests_by_email (email=?)"],
    [{ state: "agreed", endsFrom: "2027-02-15" }, "requests_by_state (state=?)"],
  ] as [Query, string][]) {
    const plan = await planOf(query);
    expect(plan).toContain(`SEARCH requests USING INDEX ${index}`);
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
  }
  const searched = await planOf({ search: "needle" });
  expect(searched).toContain("SEARCH requests USING INTEGER PRIMARY KEY (rowid=?)");
  expect(searched).toContain("SCAN request_words VIRTUAL TABLE INDEX");
  const older = "SEARCH requests USING INTEGER PRIMARY KEY (rowid<?)";
  expect(await planOf({ before: 200 })).toContain(older);
  // From the end of the table, up to its limit.
  expect(await planOf({})).toMatch(/^SCAN requests\n/);
  expect(await planOf({})).not.toContain("TEMP B-TREE");
  const history = await explained(database, (explaining) => findHistory(explaining, 7));
  expect(history).toContain("events_by_request (request_id=?)");
  expect(history).toContain("outgoing_by_request (request_id=? AND kind=?)");
});

/** How SQLite finds what somebody asks it for. */
async function explained(
  database: D1Database,
  ask: (explaining: D1Database) => Promise<unknown>,
): Promise<string> {
  let plan = "";
  const explaining = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        async all() {
          const explanation = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
          const { results } = await explanation.all<{ detail: string }>();
          plan = results.map(({ detail }) => `${detail}\n`).join("");
          return { results: [] };
        },
      }),
    }),
  };
  await ask(explaining as unknown as D1Database);
  return plan;
}
