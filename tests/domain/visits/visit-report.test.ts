import { readFileSync } from "node:fs";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { type Row, reportQueries, toReport } from "#domain/visits/visit-report.ts";
import { toDataPoint, visitColumns, visitsDataset } from "#domain/visits/visits.ts";
import { readVisits } from "../../../desk/monitoring/read-visits.ts";
import { VisitorsPage } from "../../../desk/monitoring/visitors.tsx";
import { renderDocument } from "../../../desk/web/render.tsx";
import { deskLanguages } from "../../../desk/words.ts";
import { useFakeAnalytics } from "../../support/analytics.ts";

const api = useFakeAnalytics();
// A Wednesday; its week began on 2 March.
const now = new Date("2026-03-04T12:00:00Z");
const monday = (day: string) => (Date.parse(day) / 1000 - 4 * 86_400) / (7 * 86_400);
const row = (week: string, step: string, page: string, count: number | string, more = {}): Row => ({
  week: monday(week),
  step,
  page,
  language: "sv",
  who: "person",
  count,
  ...more,
});

const counts = [
  row("2026-03-02", "seen", "home", "40"),
  row("2026-03-02", "seen", "book", 10, { language: "de" }),
  row("2026-02-23", "seen", "book", 7),
  row("2026-03-02", "begun", "book", 4),
  row("2026-03-02", "sent", "book", "2"),
  row("2026-03-02", "refused", "book", 1),
  row("2026-02-23", "sent", "contact", 3),
  row("2026-03-02", "seen", "home", 900, { who: "bot" }),
  row("2026-03-02", "sent", "contact", 50, { who: "bot" }),
];
const countries = [{ name: "SE", count: "30" }];
const hostile = "<script>alert(1)</script>\u001b[2J";
const referrers = [
  { name: "google.com", count: 12 },
  { name: hostile, count: 1 },
];

const answer = (sql: string) => {
  if (sql.includes(`${visitColumns.country} AS name`)) return countries;
  return sql.includes(`${visitColumns.referrer} AS name`) ? referrers : counts;
};

describe("a report", () => {
  const report = toReport({ counts, countries, referrers }, 3, now);

  test("has each week from Monday on, the newest first, even one without a visit", () => {
    expect(report.weeks.map(({ monday, pages }) => [monday, pages])).toEqual([
      ["2026-03-02", 50],
      ["2026-02-23", 7],
      ["2026-02-16", 0],
    ]);
  });

  test("says how far forms went, in each week and in all", () => {
    expect(report.weeks[0]?.forms.booking).toEqual({ seen: 10, begun: 4, sent: 2, refused: 1 });
    expect(report.forms).toEqual({
      contact: { seen: 0, begun: 0, sent: 3, refused: 0 },
      booking: { seen: 17, begun: 4, sent: 2, refused: 1 },
    });
  });

  test("names pages and languages, the most frequent first, and leaves programs out", () => {
    expect(report.pages).toEqual([
      { name: "home", count: 40 },
      { name: "book", count: 17 },
    ]);
    expect(report.languages.map(({ name }) => name)).toEqual(["sv", "de"]);
    expect(report.bots).toBe(900);
  });
});

describe("the queries", () => {
  const queries = reportQueries(2, now);

  test("count each row for as many as it stands for, from the first Monday on", () => {
    const from = Date.parse("2026-02-23") / 1000;
    for (const sql of Object.values(queries)) {
      expect(sql).toContain("SUM(_sample_interval)");
      expect(sql).toContain(`FROM ${visitsDataset} WHERE timestamp >= toDateTime(${from})`);
      expect(sql).toMatch(/FORMAT JSON$/);
    }
  });

  test("read the columns in the order in which they are written", () => {
    const names = Object.keys(visitColumns);
    const visit = { step: "seen", page: "home", language: "sv", country: "SE" } as const;
    const { blobs } = toDataPoint({ ...visit, referrer: "google.com", isBot: false });
    const written = { ...visit, referrer: "google.com", who: "person" };
    expect(Object.fromEntries(blobs.map((blob, index) => [names[index], blob]))).toEqual(written);
    expect(Object.values(visitColumns)).toEqual(names.map((_, index) => `blob${index + 1}`));
  });

  test("ask the data set that wrangler.toml binds", () => {
    const toml = readFileSync("wrangler.toml", "utf8");
    expect(toml).toMatch(
      new RegExp(
        `analytics_engine_datasets\\]\\]\n#? ?binding = "VISITS"\n#? ?dataset = "${visitsDataset}"`,
      ),
    );
  });
});

describe("the counts", () => {
  const access = () => ({ account: "abc/../def", token: "right", api: api.url });

  test("are asked for with the token, under the account's own address alone", async () => {
    api.answer = answer;
    expect((await readVisits(access(), 12, now)).weeks).toHaveLength(12);
    expect(api.asked).toHaveLength(3);
    for (const { path, token } of api.asked) {
      expect(path).toBe("/accounts/abc%2F..%2Fdef/analytics_engine/sql");
      expect(token).toBe("Bearer right");
    }
  });

  test.each([
    [{ status: 403, text: "no" }, /answers 403: no/, true],
    [{ status: 422, text: "unknown table" }, /answers 422: unknown table/, false],
    [{ status: 200, text: "<html>" }, /no table: <html>/, false],
  ])("are not there, and why is said: %j", async (said, message, isRefused) => {
    api.answer = () => said;
    const failed = readVisits(access(), 2, now);
    await expect(failed).rejects.toMatchObject({
      message: expect.stringMatching(message),
      isRefused,
    });
  });
});

describe.each(deskLanguages)("the desk's page in %s", (language) => {
  test("shows them without a script, and what others sent as plain text", async () => {
    api.answer = answer;
    const access = { account: "abc", token: "right", api: api.url };
    const reading = { value: await readVisits(access, 2, now) };
    const html = renderDocument(language, createElement(VisitorsPage, { reading }));
    expect(html).toContain(language === "sv" ? "Sverige" : "Sweden");
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
    expect(html.match(/<tr><th scope="row">\d/g)).toHaveLength(2);
    expect(html).not.toMatch(/[{}]|undefined|NaN/);
  });

  test.each(["unset", "refused", "away"] as const)("says what to do when it is %s", (why) => {
    const html = renderDocument(
      language,
      createElement(VisitorsPage, { reading: { missing: why } }),
    );
    expect(html).toMatch(/<main>\s*<p>.{60}/);
    if (why === "unset") expect(html).toContain("ANALYTICS_TOKEN");
  });
});
