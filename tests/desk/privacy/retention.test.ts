import fc from "fast-check";
import { expect, test } from "vitest";
import { makeReference } from "#domain/booking/submission.ts";
import { dayAfter, stockholmDay } from "#domain/calendar/dates.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { healthDays, monthsBefore, retentionSettings } from "../../../desk/privacy/retention.ts";
import { withMessage } from "../../../worker/forms/additional-info.ts";
import { enough } from "../../support/cases.ts";
import { bookableDay } from "../../support/filling.ts";
import { booking, emptyDesk, enquiry, everythingIn, ownDesk } from "../support.ts";

const night = "17 2 * * *";
const reference = makeReference("1-2-3-4");
const told = {
  arrival: "Pociągiem do Lycksele",
  sizes: "182 cm, 44",
  wishes: "Cicho",
  diet: "bez glutenu",
  allergies: "orzeszki",
};

/** What a guest tells under a reference, as a site of today sends it, or as a text of the last release. */
const tell = (fields: Partial<typeof told> = told, of = reference, email = enquiry.email) => ({
  ...withMessage(
    { name: enquiry.name, email, subject: "booking", reference: of, ...fields, consent: "yes" },
    "pl",
  ),
});
const more = (fields: typeof told, language: (typeof languages)[number]) => {
  const filled = Object.entries(fields).filter(([, text]) => text);
  const consent = fields.diet || fields.allergies ? "yes" : "";
  return withMessage({ reference, ...Object.fromEntries(filled), consent }, language).message;
};
const atNightOf = (day: string) => new Date(`${day}T02:17:00Z`);

test.each(languages)(
  "whatever a guest told in %s as a text, the desk finds what is about health in it and nothing else",
  async (language) => {
    const { store, database, runCron } = await emptyDesk();
    const text = fc
      .string({ unit: "grapheme", maxLength: 30 })
      .map((typed) => typed.replaceAll("✓", "").trim());
    const told = fc.record({
      arrival: text,
      sizes: text,
      wishes: text,
      diet: text,
      allergies: text,
    });
    const expected: string[] = [];
    for (const fields of fc.sample(told, enough(30, 200))) {
      if (Object.values(fields).every((text) => !text)) continue;
      const message = more(fields, language);
      expected.push(more({ ...fields, diet: "", allergies: "" }, language));
      const body = { ...enquiry, subject: "booking", message };
      await store.save({ kind: "contact", key: null, body });
    }
    await database.exec("UPDATE requests SET received_at = '2026-11-01T08:00:00.000Z'");
    await runCron(night, atNightOf("2027-01-01"));
    const kept = await store.list({ limit: -1 });
    expect(kept.map(({ body }) => body.message).reverse()).toEqual(expected);
  },
);

test("a message on health whose labels are no longer the site's loses all but its reference; other messages nothing", async () => {
  const { store, database, runCron } = await emptyDesk();
  const messages: [message: string, subject: string, kept?: string][] = [
    [`${reference}\n\nFood: no nuts\n\n✓ You may store it.`, "booking", reference],
    [`${reference}\n\n✓ One\n\nAllergies: nuts\n\n✓ yes`, "booking", reference],
    [`${reference}\n\nAllergies: nuts\n\n✓ yes\n\nMore nuts`, "booking", reference],
    ["RL-OOOO-OOOO\n\n✓ 1", "booking", "RL-OOOO-OOOO"],
    ["Allergies: nuts\n\n✓ yes", "booking"],
    [`${reference}\n\nAllergies: nuts`, "booking"],
    [`${reference}\n\nAllergies: nuts\n\n✓ yes`, "general"],
    [reference, "booking"],
  ];
  for (const [message, subject] of messages) {
    await store.save({ kind: "contact", key: null, body: { ...enquiry, message, subject } });
  }
  await database.exec("UPDATE requests SET received_at = '2026-11-01T08:00:00.000Z'");
  await runCron(night, atNightOf("2027-01-01"));
  const kept = (await store.list()).map(({ body }) => body.message).reverse();
  expect(kept).toEqual(messages.map(([message, , rest = message]) => rest));
});

test("a text keeps all of its words until they are due, and a repeat of it is the same message", async () => {
  const { contact, store, runCron } = await emptyDesk();
  const body = { ...enquiry, subject: "booking", message: more(told, "sv") };
  expect(await (await contact(body, "a-text-of-old")).text()).toBe("Received.");
  await runCron(night, atNightOf(dayAfter(stockholmDay(new Date()))));
  expect((await store.list({ search: "orzeszki" })).map((found) => found.body)).toEqual([body]);
  expect(await (await contact(body, "a-text-of-old")).text()).toBe("Already received.");
});

test("However many messages only look like one on health, the night takes the real one, and says how many it took.", async () => {
  const desk = await ownDesk({});
  const misfit = { ...enquiry, subject: "booking", message: "RL-OOOO-OOOO\n\n✓ 1" };
  await desk.database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301)
       INSERT INTO requests (kind, received_at, changed_at, name, email, body)
       SELECT 'contact', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'x', 'x@example.com', ? FROM n`,
    )
    .bind(JSON.stringify(misfit))
    .run();
  await desk.contact(tell());
  await desk.runCron(night, atNightOf(dayAfter(stockholmDay(new Date()), 31)));
  const kept = (await desk.store.list({ limit: -1 })).map(({ body }) => body);
  expect(kept).toHaveLength(302);
  expect(kept.slice(1).every(({ message }) => message === "RL-OOOO-OOOO")).toBe(true);
  expect(await everythingIn(desk.database)).not.toMatch(/orzeszki|glutenu/);
  expect(desk.logged.join("\n")).toMatch(/"event":"night","health":302/);
});

test("Where something on health stays that is due, the night fails and the family hears of it the next day.", async () => {
  const mail = { MAIL_TO: "anna@example.com", MAIL_FROM: "inbox@example.com", LANGUAGE: "sv" };
  const desk = await ownDesk({ vars: mail });
  await desk.contact(tell());
  await desk.database.exec(
    "CREATE TRIGGER stuck BEFORE UPDATE OF medical ON requests BEGIN SELECT RAISE(IGNORE); END",
  );
  const due = dayAfter(stockholmDay(new Date()), 30);
  const troubles = async (at: Date) => {
    await desk.runCron("*/15 * * * *", at);
    return (await desk.mails()).filter(({ text }) => text.includes("kost eller allergier"));
  };
  expect(await troubles(new Date(`${due}T01:00:00Z`))).toHaveLength(0);
  await expect(desk.runCron(night, atNightOf(due))).rejects.toThrow();
  expect(desk.logged.join("\n")).toContain("1 messages on health are still due");
  expect(await troubles(new Date(`${dayAfter(due)}T03:00:00Z`))).toHaveLength(1);
});

test("Another's booking under the same reference, older or newer, changes nothing about when a guest's message goes.", async () => {
  const { book, contact, store, database, runCron } = await emptyDesk();
  const address = "Asa@Example.com";
  const early = { ...booking, package: "1-day", date: stockholmDay(new Date()) };
  await book({ ...early, email: "mallory@example.net" }, "bday-004wjc");
  await book({ ...booking, email: address, date: dayAfter(bookableDay, 60) }, "1-2-3-4");
  await book({ ...early, email: "mallory@example.net" }, "bday-005c9e");
  await book({ ...early, email: address }, "5-6-7-8");
  await database
    .prepare("UPDATE requests SET reference = ? WHERE kind = 'booking'")
    .bind(reference)
    .run();
  await contact(tell());
  const onHealth = () => store.list({ search: "orzeszki" });
  await runCron(night, atNightOf(dayAfter(bookableDay, 61)));
  expect(await onHealth()).toHaveLength(1);
  await runCron(night, atNightOf(dayAfter(bookableDay, 97)));
  expect(await onHealth()).toHaveLength(0);
});

test("Two keys can have one reference: whoever finds the second cannot have a guest's message cut before the trip.", async () => {
  const { book, contact, store, runCron } = await emptyDesk();
  const [first = "", second = ""] = ["bday-004wjc", "bday-005c9e"];
  expect(makeReference(first)).toBe(makeReference(second));
  await book({ ...booking, email: enquiry.email, date: dayAfter(bookableDay, 60) }, first);
  await book({ ...booking, package: "1-day", date: stockholmDay(new Date()) }, second);
  await contact(tell(told, makeReference(first)));
  await runCron(night, atNightOf(dayAfter(bookableDay, 60)));
  expect(await store.list({ search: "orzeszki" })).toHaveLength(1);
});

test.each(languages)(
  "what the site promises in %s about health and backups is what the desk keeps",
  (language) => {
    const { booking, legal } = getCatalogue(language);
    const kept = legal.privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
    const settings = retentionSettings({} as never);
    expect(booking.sent.more.kept).toContain(String(healthDays));
    expect(settings).toHaveProperty("backupDays", healthDays);
    // On the way of the outbox's copies, on health, and on backups.
    expect(kept.match(new RegExp(`\\b${healthDays}\\b`, "g"))).toHaveLength(3);
  },
);

test("months are those of the calendar, and a wrong number of them is named", () => {
  const before = (day: string, months: number) =>
    monthsBefore(new Date(`${day}T12:00:00Z`), months)
      .toISOString()
      .slice(0, 10);
  expect(before("2027-03-31", 1)).toBe("2027-02-28");
  expect(before("2028-02-29", 24)).toBe("2026-02-28");
  expect(retentionSettings({} as never)).toEqual({ retentionMonths: 24, backupDays: 30 });
  expect(retentionSettings({ RETENTION_MONTHS: "0", BACKUP_DAYS: "x" } as never)).toEqual({
    problems: [
      "RETENTION_MONTHS has to be above 0",
      "BACKUP_DAYS has to be a whole number above 0",
    ],
  });
});

test("What guests told of health goes thirty days after their departure, or sooner where no trip came of it; the rest stays.", async () => {
  const { book, contact, store, database, runCron } = await emptyDesk();
  await book({ ...booking, date: bookableDay }, "1-2-3-4");
  const [booked] = await store.list();
  const lastDay = booked?.lastDay ?? "";
  await contact(tell(told, reference, booking.email.toUpperCase()));
  await contact(tell(told, "RL-0000-0000"));
  const ofBooking = () => store.list({ search: `orzeszki ${reference}` });
  const ofUnknown = () => store.list({ search: "orzeszki RL-0000-0000" });

  const today = stockholmDay(new Date());
  await runCron(night, atNightOf(dayAfter(today, 29)));
  expect([(await ofBooking()).length, (await ofUnknown()).length]).toEqual([1, 1]);
  await runCron(night, atNightOf(dayAfter(today, 30)));
  expect([(await ofBooking()).length, (await ofUnknown()).length]).toEqual([1, 0]);
  await runCron(night, atNightOf(dayAfter(lastDay, 29)));
  expect(await ofBooking()).toHaveLength(1);
  await runCron(night, atNightOf(dayAfter(lastDay, 30)));
  expect(await ofBooking()).toHaveLength(0);

  const [kept] = await store.list({ search: `Lycksele ${reference}` });
  const { diet: _, allergies: __, ...rest } = told;
  const sender = { name: enquiry.name, email: booking.email.toUpperCase(), subject: "booking" };
  expect(kept?.body).toEqual({ ...sender, reference, ...rest });
  expect(await everythingIn(database)).not.toMatch(/orzeszk|glutenu/);
  const { results } = await database.prepare("SELECT who, what FROM events").all();
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ who: "The desk", what: expect.stringContaining("allergies") });
  // It has no last word of the family's.
  expect(kept?.changedAt).toBe(kept?.receivedAt);

  await contact(tell(told, reference, booking.email));
  await database.exec("UPDATE requests SET state = 'declined' WHERE kind = 'booking'");
  await runCron(night, atNightOf(dayAfter(today, 30)));
  expect(await ofBooking()).toHaveLength(0);
});

test("A message on health that came after midnight in Sweden counts from its Swedish day.", async () => {
  const { contact, store, database, runCron } = await emptyDesk();
  await contact(tell());
  await database.exec("UPDATE requests SET received_at = '2026-11-23T23:30:00.000Z'");
  const onHealth = () => store.list({ search: "orzeszki" });
  await runCron(night, atNightOf("2026-12-23"));
  expect(await onHealth()).toHaveLength(1);
  await runCron(night, atNightOf("2026-12-24"));
  expect(await onHealth()).toHaveLength(0);
});

test("A request is deleted with all that belongs to it 24 months after the last word on it, but no trip that was agreed on before its end.", async () => {
  const { book, contact, store, database, runCron } = await emptyDesk();
  await contact({ ...enquiry, message: "Forgettable" });
  await book(booking);
  await book(booking);
  const [agreed, , message] = await store.list();
  await database.batch([
    database.prepare("UPDATE requests SET changed_at = '2024-05-01T08:00:00.000Z'"),
    database
      .prepare("UPDATE requests SET state = 'agreed' WHERE id IN (?, ?)")
      .bind(agreed?.id, message?.id),
    database
      .prepare(
        "INSERT INTO events (request_id, at, who, kind, what) VALUES (?, '', '', 'note', 'Unmissed')",
      )
      .bind(message?.id),
  ]);
  await database.exec(
    "INSERT INTO outgoing (kind, recipient, key, state, queued_at, due_at, payload) VALUES ('alarm', 'family', '1', 'sent', '2024-05-01', 0, '\"Old alarm\"'), ('alarm', 'family', '2', 'sent', '2024-05-01', 0, '\"Last alarm\"')",
  );
  await runCron(night, atNightOf("2026-05-01"));
  expect(await store.count()).toBe(3);
  await runCron(night, atNightOf("2026-05-02"));
  expect((await store.list()).map(({ id }) => id)).toEqual([agreed?.id]);
  expect(await everythingIn(database)).not.toMatch(/orgettable|Unmissed|Old alarm/);
  expect(await everythingIn(database), "it says what the family knows").toContain("Last alarm");
  await runCron(night, atNightOf(dayAfter(agreed?.lastDay ?? "", 1)));
  expect(await store.count()).toBe(0);
});

test("Where a var is wrong nothing is deleted, and the night counts as failed.", async () => {
  const desk = await ownDesk({ vars: { RETENTION_MONTHS: "never" } });
  await desk.contact(enquiry);
  await expect(desk.runCron(night, atNightOf("2099-01-01"))).rejects.toThrow();
  expect(await desk.store.count()).toBe(1);
  expect(desk.logged.join()).toContain("RETENTION_MONTHS has to be a whole number above 0");
  expect(await desk.page("guests")).toContain("Nothing old is deleted until this is fixed");
});
