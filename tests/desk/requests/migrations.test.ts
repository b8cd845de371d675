import { expect, test } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { moveMedicalText } from "../../../desk/privacy/medical-text.ts";
import { openStore } from "../../../desk/requests/store.ts";
import { migrate, migrations } from "../../support/desk.ts";
import type { TakenMail } from "../../support/mailer.ts";
import { workingVars } from "../../support/working-vars.ts";
import { enquiry, ownDesk } from "../support.ts";

const vars = {
  ...workingVars,
  MAIL_TO: "family@example.com",
  MAIL_FROM: "inbox@example.com",
  GUEST_MAIL_FROM: "hej@example.com",
};
const later = Date.now() + 24 * 3_600_000;

// How often a mail has to go after the migration, and what has become of it then.
const inEachState: [
  state: string,
  interrupted: number,
  dueAt: number,
  times: number,
  then: string,
][] = [
  ["waiting", 0, 1, 1, "sent"],
  ["waiting", 1, 1, 1, "sent"],
  ["waiting", 0, later, 0, "waiting"],
  ["sending", 0, 1, 1, "sent"],
  ["sending", 1, 1, 0, "unsure"],
  ["sending", 0, later, 0, "sending"],
  ["sent", 0, 1, 0, "sent"],
  ["unsure", 1, 1, 0, "unsure"],
  ["failed", 0, 1, 0, "failed"],
];

// ce43dc4 had the first five, word for word.
test.each(["0005_alarm.sql", "0006_receipts.sql"])(
  "a desk whose newest migration is %s takes its mails along in each state: none is lost, none goes twice",
  async (newest) => {
    const taken: TakenMail[] = [];
    const mailer = (mail: TakenMail) => taken.push(mail) > 0;
    const has = 1 + migrations.findIndex((file) => file.endsWith(newest));
    const desk = await ownDesk({ vars, mailer, migrations: migrations.slice(0, has) });
    const { database } = desk;
    const put = (table: string, row: object) =>
      database
        .prepare(
          `INSERT OR REPLACE INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
        )
        .bind(...Object.values(row))
        .run();
    for (const [at, [state, interrupted, due_at]] of inEachState.entries()) {
      const [request_id, time] = [at + 1, new Date().toISOString()];
      const email = `guest-${request_id}@example.com`;
      const body = JSON.stringify({ ...enquiry, email, message: `Message ${request_id}` });
      const request = { kind: "contact", received_at: time, changed_at: time, name: "x", email };
      await put("requests", { id: request_id, ...request, version: 3, body });
      const mail = { request_id, state, interrupted, attempts: 1 + interrupted, due_at };
      for (const recipient of ["family", "guest"]) await put("mails", { ...mail, recipient });
    }
    const answer = { request_id: 1, at: "2026-11-01T08:00:00.000Z", who: "anna@example.com" };
    for (const [version, state] of ["sending", "sent", "failed"].entries()) {
      const letter = { subject: `About ${state}`, text: `Letter ${state}` };
      await put("answers", { ...answer, ...letter, version: version + 1, state });
    }
    await put("troubles", { kind: "givenUp", since: 1, details: '{"count":2,"problems":[]}' });
    const trouble = { what: "mails", sending: "givenUp mails", until: 1 };
    await put("told", { topic: "trouble", ...trouble });
    await put("told", { topic: "week", what: "2027-02-15" });

    await migrate(database, migrations.slice(has));
    for (const _ of "123") await desk.runCron();

    const timesTo = (address: string, about: RegExp) =>
      taken.filter(({ to, text }) => to.includes(address) && about.test(text)).length;
    for (const [at, [state, , , times, then]] of inEachState.entries()) {
      const id = at + 1;
      const about = new RegExp(`Message ${id}$`, "m");
      expect(timesTo(vars.MAIL_TO, about), `${state}, to the family`).toBe(times);
      expect(timesTo(`guest-${id}@example.com`, /./), `${state}, to the guest`).toBe(times);
      const { mail, guestMail } = (await desk.store.find(id)) ?? {};
      expect([mail?.state, guestMail?.state]).toEqual([then, then]);
    }
    const page = await desk.page("requests/1");
    expect(page).toMatch(/interrupted on its way.*About sending.*Letter sending/s);
    expect(page).toMatch(/Email sent: About sent.*Letter sent.*Email not sent: About failed/s);
    expect(page).toMatch(/anna@example\.com/);
    expect(taken.filter(({ text }) => text.includes("Letter"))).toEqual([]);
    const before = taken.length;
    // A Monday on which nothing is wrong any more.
    await database.exec("DELETE FROM requests");
    await desk.runCron("*/15 * * * *", new Date("2027-02-15T06:00:00Z"));
    expect(taken.slice(before).map(({ subject }) => subject)).toEqual(["All is well again"]);
    const alarms = taken.filter(({ subject }) => subject === "Something needs a look");
    expect(alarms.map(({ text }) => text)).toEqual([
      expect.stringContaining("2 requests from guests haven’t arrived"),
    ]);
  },
);

test("a message on health that the last release stored as a text is medical data after the first night", async () => {
  const newest = migrations.findIndex((file) => file.endsWith("0009_medical.sql"));
  const { database } = await ownDesk({ vars, migrations: migrations.slice(0, newest) });
  const { sizes, allergies } = getCatalogue("de").booking.sent.more;
  const rest = `RL-7K3M-Q2XD\n\n${sizes}: 182 cm`;
  const message = `${rest}\n\n${allergies}: Nüsse\n\n✓ Sie dürfen es speichern.`;
  const body = { ...enquiry, subject: "booking", message };
  await database
    .prepare(
      "INSERT INTO requests (kind, received_at, changed_at, name, email, body) VALUES ('contact', '2026', '2026', 'x', 'x@example.com', ?)",
    )
    .bind(JSON.stringify(body))
    .run();
  await migrate(database, migrations.slice(newest));
  await moveMedicalText(database, 10).run();
  expect((await openStore(database).list({ search: "Nüsse" }))[0]?.body).toEqual(body);
  await database.exec("UPDATE requests SET medical = NULL");
  expect(await openStore(database).list({ search: "Nüsse" })).toEqual([]);
  const [kept] = await openStore(database).list({ search: "182" });
  expect(kept?.body.message).toBe(rest);
});
