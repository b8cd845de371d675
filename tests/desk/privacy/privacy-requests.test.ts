import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { addressSchema } from "../../../desk/privacy/privacy-requests.ts";
import { listColumns, listTables } from "../../../desk/privacy/schema-introspection.ts";
import { accessibilityProblems } from "../../support/axe.ts";
import { sharedDesk } from "../../support/backend.ts";
import { phone, useBrowser } from "../../support/browser.ts";
import { clickThrough } from "../../support/click-through.ts";
import { expectAboutAsCheap } from "../../support/cost.ts";
import { sidewaysPixels } from "../../support/fit.ts";
import { booking, emptyDesk, enquiry, everythingIn } from "../support.ts";

const site = { url: "" };
const visitors = useBrowser(site, { viewport: phone });
beforeAll(async () => {
  site.url = (await sharedDesk()).url;
});

const jan = { ...booking, client_name: "Jan Kowalczewski", email: "Jan.Kowalczewski@Example.org" };

/** A desk that knows two people, the first of whom has written twice, and notes. */
async function deskWithJan() {
  const desk = await postedTo();
  await desk.book(jan);
  await desk.contact({
    ...enquiry,
    name: "Jan",
    email: "jan.kowalczewski@example.org",
    message: "Zwierzyniecki",
  });
  await desk.contact({ ...enquiry, email: "an.kowalczewski@example.org", message: "Hej" });
  await desk.database.exec(
    "INSERT INTO events (request_id, at, who, kind, what) SELECT id, '', 'anna@example.com', 'note', 'Likes waffles' FROM requests WHERE name LIKE 'Jan%'",
  );
  await desk.database.exec(
    "INSERT INTO outgoing (kind, recipient, key, request_id, state, queued_at, due_at, cause) SELECT 'receipt', 'guest', id, id, 'waiting', '2026', 0, 'jan.kowalczewski@example.org bounced' FROM requests WHERE kind = 'booking'",
  );
  return desk;
}

/** An empty desk, and how its pages on guests are posted to. */
async function postedTo() {
  const desk = await emptyDesk();
  const post = (path: string, email: string) =>
    fetch(`${desk.url}/guests${path}`, {
      method: "POST",
      body: new URLSearchParams({ email }),
      redirect: "manual",
    });
  return { ...desk, post };
}

async function expectGood(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
}

test.each(["en", "sv"] as const)(
  "One person is looked up, handed over and erased on a phone in %s; the receipt counts and names nobody.",
  async (locale) => {
    const { database, store } = await deskWithJan();
    const words = JSON.parse(readFileSync(`locales/${locale}/desk.json`, "utf8")).lent;
    const page = await visitors.open("/", { locale });
    await clickThrough(page, page.getByRole("link", { name: words.title }));
    await expectGood(page);
    await page.getByLabel(words.email).fill(" JAN.kowalczewski@example.ORG ".trim());
    await clickThrough(page, page.getByRole("button", { name: words.find }));
    expect(await page.locator("main li").count()).toBe(2);
    await expectGood(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.export }).click();
    const { requests } = JSON.parse(readFileSync(await (await download).path(), "utf8"));
    expect(requests).toMatchObject([
      { body: jan, events: [{ what: "Likes waffles" }], outgoing: [{ state: "waiting" }] },
      { body: { message: "Zwierzyniecki" }, events: [{ what: "Likes waffles" }], outgoing: [] },
    ]);
    await clickThrough(page, page.getByRole("button", { name: words.erase }));
    await expectGood(page);
    expect(await store.count(), "somebody asks first").toBe(3);
    await clickThrough(page, page.getByRole("button", { name: words.confirm }));
    await page.waitForURL(/receipts\/E-/);
    expect(await page.locator("dd").allInnerTexts()).toEqual([expect.any(String), "2", "1", "2"]);
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await page.locator("h1").innerText()).toContain(number);
    expect(await page.content()).not.toMatch(/Jan|@/);
    await expectGood(page);

    const left = await everythingIn(database);
    expect(left).not.toMatch(/jan|waffles|wierzyniecki|bounced/i);
    expect(left).toContain(number);
    expect((await store.list()).map(({ email }) => email)).toEqual(["an.kowalczewski@example.org"]);
    await page.goto(`${site.url}/guests`);
    expect(await page.locator("main li").first().innerText()).toContain("family@example.com");
    await expectGood(page);
  },
);

test("What nobody is known by, or is no address, changes nothing; a receipt that does not exist is a 404.", async () => {
  const { post, store, url } = await deskWithJan();
  for (const path of ["", "/export", "/erase", "/erased"]) {
    for (const email of ["", "jan", "a b@example.org"]) {
      expect((await post(path, email)).status, path).toBe(400);
    }
  }
  for (const email of ["%@example.org", "_an.kowalczewski@example.org", "'@example.org"]) {
    const answer = await post("/erased", email);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Nothing is stored under this address.");
  }
  expect(await store.count()).toBe(3);
  expect((await fetch(`${url}/guests/receipts/E-0000-0000`)).status).toBe(404);
});

test("An address in letters beyond A to Z is found in capitals too, and two erasures at once write one receipt.", async () => {
  const { book, post, store, database } = await postedTo();
  await book({ ...booking, email: "Żółć@Example.org" });
  const { results: before } = await database.prepare("SELECT number FROM erasures").all();
  const answers = await Promise.all([1, 2].map(() => post("/erased", "żÓŁĆ@example.ORG")));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await store.count()).toBe(0);
  const { results } = await database.prepare("SELECT number FROM erasures").all();
  expect(results).toHaveLength(before.length + 1);
});

test("Whatever belongs to a request goes with it, in each table that names one.", async () => {
  const { database } = await emptyDesk();
  for (const table of await listTables(database)) {
    const { columns } = await listColumns(database, table);
    if (!columns.includes("request_id")) continue;
    const { results } = await database.prepare(`PRAGMA foreign_key_list("${table}")`).all();
    expect(results, table).toMatchObject([{ table: "requests", on_delete: "CASCADE" }]);
  }
});

test("An address that is too long costs nothing to refuse, whatever it is made of.", async () => {
  const run = (email: string) => addressSchema.safeParse({ email });
  expect(run("@".repeat(5_000)).success).toBe(false);
  await expectAboutAsCheap(run, "a".repeat(16_000), ["@".repeat(16_000)]);
});
