import { beforeAll, beforeEach, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { facts } from "#domain/facts/facts.ts";
import { queueNotification } from "../../../desk/mail/notification.tsx";
import { findSite } from "../../../desk/monitoring/site.ts";
import { isExampleValue } from "../../../worker/config/facts-from-vars.ts";
import { type Desk, startDesk } from "../../support/desk.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import type { TakenMail } from "../../support/mailer.ts";
import { emptyDesk, enquiry, ownDesk } from "../support.ts";

const every15 = "*/15 * * * *";
const vars = { MAIL_TO: "anna@example.com, bo@example.com", MAIL_FROM: "inbox@example.com" };
const minute = 60_000;
// A Tuesday at noon in Sweden.
const noon = new Date("2027-02-16T11:00:00Z");
const after = (minutes: number) => new Date(noon.getTime() + minutes * minute);

const site = useFailingBackend();
const health = (fields: object = {}) =>
  site.behave({ status: 200, text: JSON.stringify({ waiting: 0, dead: 0, ...fields }) });

let desk: Desk;
let before = 0;
beforeAll(async () => {
  const more = { SITE_URL: site.url, LANGUAGE: "sv", DESK_URL: "https://desk.example.com" };
  desk = await startDesk({ vars: { ...vars, ...more } });
  return () => desk.stop();
});
beforeEach(async () => {
  await desk.database.exec("DELETE FROM requests; DELETE FROM troubles; DELETE FROM outgoing;");
  before = (await desk.mails()).length;
});

/** What the desk has mailed in this test, the oldest first, as the local simulator received it. */
async function mailed() {
  const all = await desk.mails();
  return all.slice(0, all.length - before).reverse();
}

async function subjectsAfter(at: Date): Promise<string[]> {
  await desk.runCron(every15, at);
  return (await mailed()).map(({ subject }) => subject);
}

const trouble = "Något behöver ses över";
const well = "Allt är bra igen";

test("what was given up is mailed to the family once, with what to do, and once more when all is well again", async () => {
  health({ dead: 1, problems: [{ code: "givenUp", subject: "outbox" }] });
  await Promise.all([1, 2, 3].map(() => desk.runCron(every15, noon)));
  expect(await subjectsAfter(after(15))).toEqual([trouble]);
  const [mail] = await mailed();
  expect(mail).toMatchObject({
    from: '"Inkorg" <inbox@example.com>',
    to: ["anna@example.com", "bo@example.com"],
  });
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain(
      "En gästs förfrågan har inte kommit fram: webbplatsen försökte i sju dagar",
    );
    expect(text).toContain("https://desk.example.com/outbox");
  }
  expect(mail?.html.replaceAll("https://desk.example.com", "")).not.toMatch(
    /<(img|script|link)|https?:/,
  );
  health();
  expect(await subjectsAfter(after(30))).toEqual([trouble, well]);
  expect(await subjectsAfter(after(45))).toEqual([trouble, well]);
});

test("a request that has waited for more than an hour is trouble, one that has waited for less is none", async () => {
  health({ waiting: 2, oldestSeconds: 3600 });
  expect(await subjectsAfter(noon)).toEqual([]);
  health({ waiting: 2, oldestSeconds: 3700, problems: [{ code: "late", subject: "outbox" }] });
  expect(await subjectsAfter(after(15))).toEqual([trouble]);
  expect((await mailed())[0]?.text).toContain(
    "2 förfrågningar från gäster har inte kommit fram än",
  );
});

test("trouble that comes on top is news, what is left of it is none, and what comes back is news again", async () => {
  health({ dead: 1 });
  await desk.runCron(every15, noon);
  const wrong = { code: "wrong", subject: "SITE_LATITUDE" };
  health({ dead: 1, problems: [wrong, { code: "placeholder", subject: "email" }] });
  expect(await subjectsAfter(after(15))).toEqual([trouble, trouble]);
  expect((await mailed())[1]?.text).toMatch(/gav upp.*SITE_LATITUDE: värdet passar inte.*email: /s);
  health({ dead: 1 });
  expect(await subjectsAfter(after(30))).toHaveLength(2);
  // As a site of the last release says it.
  health({ dead: 1, problems: ["A request was given up", "SITE_LATITUDE has to be degrees"] });
  expect(await subjectsAfter(after(45))).toHaveLength(3);
  expect((await mailed())[2]?.text).toMatch(/SITE_LATITUDE: värdet passar inte/);
});

test.each<[string, () => void]>([
  ["does not answer", () => site.behave("drop")],
  ["answers with something else", () => site.behave({ status: 503, text: "Service unavailable" })],
  [
    "has a silent outbox",
    () => site.behave({ status: 503, text: '{"problems":[{"code":"silent","subject":"outbox"}]}' }),
  ],
])("a site that %s for an hour is trouble, and for less is none", async (_, fail) => {
  fail();
  for (const minutes of [0, 15, 45]) expect(await subjectsAfter(after(minutes))).toEqual([]);
  health();
  expect(await subjectsAfter(after(50))).toEqual([]);
  fail();
  for (const minutes of [55, 70, 105]) expect(await subjectsAfter(after(minutes))).toEqual([]);
  expect(await subjectsAfter(after(115))).toEqual([trouble]);
  expect((await mailed())[0]?.text).toContain("har inte svarat sedan tis 16 feb. 2027 12:55");
  health();
  expect(await subjectsAfter(after(130))).toEqual([trouble, well]);
});

test("while the site is silent nobody says that what it had given up is well", async () => {
  health({ dead: 1 });
  await desk.runCron(every15, noon);
  site.behave("drop");
  expect(await subjectsAfter(after(15))).toEqual([trouble]);
});

/** A request that came so many minutes before noon, with a mail in this state. */
async function oweMail(minutes: number, state: string, dueAt = noon) {
  await desk.store.save({ kind: "contact", key: null, body: enquiry }, [queueNotification]);
  const update = desk.database.prepare("UPDATE outgoing SET queued_at = ?, state = ?, due_at = ?");
  await update.bind(after(-minutes).toISOString(), state, dueAt.getTime()).run();
}

test.each<[string, number, string, Date, number]>([
  ["that has waited for more than an hour is trouble", 61, "waiting", noon, 1],
  ["that has been under way for more than an hour is trouble", 61, "sending", noon, 1],
  ["that has waited for less is none", 59, "waiting", noon, 0],
  ["that has gone is none", 600, "sent", noon, 0],
  ["that broke off is trouble for a day", 600, "unsure", after(-23 * 60), 1],
  ["that was given up is trouble for a day", 600, "failed", after(-23 * 60), 1],
  ["that was given up is no trouble any more after a day", 6000, "failed", after(-25 * 60), 0],
  ["that broke off is no trouble any more after a day", 6000, "unsure", after(-25 * 60), 0],
])("a mail about a request %s", async (_, minutes, state, dueAt, count) => {
  health();
  await oweMail(minutes, state, dueAt);
  expect(await subjectsAfter(noon)).toHaveLength(count);
});

test("an answer that failed is no trouble, since its author has read so; one that broke off is", async () => {
  health();
  await oweMail(600, "failed", after(-10));
  await desk.database.exec("UPDATE outgoing SET kind = 'answer'");
  expect(await subjectsAfter(noon)).toEqual([]);
  await desk.database.exec("UPDATE outgoing SET state = 'unsure'");
  expect(await subjectsAfter(after(15))).toEqual([trouble]);
});

test.each([
  ["2027-02-15T05:59:00Z", 0],
  ["2027-02-15T06:00:00Z", 1],
  ["2027-07-05T04:59:00Z", 0],
  ["2027-07-05T05:00:00Z", 1],
  ["2027-07-05T21:45:00Z", 1],
  ["2027-07-06T05:00:00Z", 0],
])(
  "at %s, seven on a Monday morning in Sweden or later, the week is told (%i)",
  async (time, count) => {
    health();
    expect(await subjectsAfter(new Date(time))).toHaveLength(count);
  },
);

test("the week is told once, with how many requests came and whether anything is wrong", async () => {
  health();
  const monday = new Date("2027-02-15T06:00:00Z");
  const day = 24 * 60 * minute;
  for (const days of [1, 6, 8]) {
    await desk.store.save({ kind: "contact", key: String(days), body: enquiry });
    const time = new Date(monday.getTime() - days * day).toISOString();
    await desk.database.exec(
      `UPDATE requests SET received_at = '${time}', changed_at = '${time}' WHERE idempotency_key = '${days}'`,
    );
  }
  await desk.runCron(every15, monday);
  expect(await subjectsAfter(new Date(monday.getTime() + 15 * minute))).toEqual([
    "Allt är bra: 2 förfrågningar på en vecka",
  ]);
  health({ dead: 1 });
  const [, ...next] = await subjectsAfter(new Date(monday.getTime() + 7 * day));
  expect(next).toEqual([trouble, "Inga förfrågningar på en vecka, och något behöver ses över"]);
  expect((await mailed())[2]?.text).toContain("webbplatsen försökte i sju dagar och gav upp");
});

test("an alarm that cannot be mailed is tried again at the next look until it goes; the log names no guest", async () => {
  let isWell = false;
  const taken: TakenMail[] = [];
  const mailer = (mail: TakenMail) => {
    if (isWell) taken.push(mail);
    return isWell;
  };
  const own = await ownDesk({ vars: { ...vars, SITE_URL: site.url }, mailer });
  health({ dead: 1 });
  await own.runCron(every15, noon);
  expect(taken).toEqual([]);
  isWell = true;
  for (const minutes of [15, 30]) await own.runCron(every15, after(minutes));
  expect(taken.map(({ subject }) => subject)).toEqual(["Something needs a look"]);
  expect(own.logged.join()).not.toContain("@");

  const interrupt = () => own.database.exec("UPDATE outgoing SET state = 'sending', due_at = 0");
  await interrupt();
  await own.runCron(every15, after(45));
  expect(taken, "one that was interrupted goes once more").toHaveLength(2);
  await interrupt();
  for (const minutes of [60, 75]) await own.runCron(every15, after(minutes));
  expect(taken, "and no third time").toHaveLength(2);
});

test("where no mail is set up the desk does not look; where no site is, it says so on Mondays", async () => {
  const silent = await emptyDesk();
  await silent.runCron(every15, noon);
  const { results } = await silent.database.prepare("SELECT * FROM troubles").all();
  expect(results).toEqual([]);
  const alone = await ownDesk({ vars });
  await alone.runCron(every15, noon);
  await alone.runCron(every15, new Date("2027-02-15T06:00:00Z"));
  const [mail, ...more] = await alone.mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain("The inbox can’t tell whether the website is well");
});

test.each(["", "https://www.example.com", "http://tours.se", "nowhere"])(
  "the address %j is nobody's site",
  (SITE_URL) => expect(findSite({ SITE_URL } as never)).toBeUndefined(),
);

test("without a var the site is at the address of the facts, unless that is a placeholder", () => {
  const isKnown = findSite({} as never) !== undefined;
  expect(isKnown).toBe(!isExampleValue("SITE_URL", facts.siteUrl));
});

test("the desk knows what to do at each time that its configuration names", async () => {
  const { triggers } = readConfig({ config: "desk/wrangler.toml" });
  expect(triggers.crons).toContain(every15);
  const own = await emptyDesk();
  for (const cron of triggers.crons ?? []) await own.runCron(cron);
});
