import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter } from "#domain/days.ts";
import { languages } from "#domain/languages.ts";
import { referenceOf } from "#domain/reference.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import { catalogueOf } from "#words/catalogues.server.ts";
import { type moreFields, moreMessage } from "../../app/forms/more-message.ts";
import { withoutHealth } from "../../backend/health.ts";
import { healthDays, lentSettings } from "../../backend/lent-settings.ts";
import { monthsBefore } from "../../backend/retention.ts";
import { bookableDay } from "../support/filling.ts";
import { booking, emptyDesk, enquiry, everythingIn, ownDesk } from "./support.ts";

const night = "17 2 * * *";
const reference = referenceOf("1-2-3-4");
const told = {
  arrival: "Pociągiem do Lycksele",
  sizes: "182 cm, 44",
  wishes: "Cicho",
  diet: "bez glutenu",
  allergies: "orzeszki",
};

const more = (
  fields: Record<(typeof moreFields)[number], string>,
  language: (typeof languages)[number],
) => moreMessage(reference, fields, catalogueOf(language).booking.sent.more) ?? "";
const atNightOf = (day: string) => new Date(`${day}T02:17:00Z`);

test.each(languages)(
  "whatever a guest tells in %s, the desk finds what is about health in it and nothing else",
  (language) => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((typed) => typed.trim());
    fc.assert(
      fc.property(
        fc.record({ arrival: text, sizes: text, wishes: text, diet: text, allergies: text }),
        (fields) => {
          const rest = { ...fields, diet: "", allergies: "" };
          const isOnHealth = Boolean(fields.diet || fields.allergies);
          expect(withoutHealth(more(fields, language))).toBe(
            isOnHealth ? more(rest, language) || reference : undefined,
          );
        },
      ),
    );
  },
);

test("a message on health whose labels are no longer the site's loses all but its reference; other messages nothing", () => {
  expect(withoutHealth(`${reference}\n\nFood: no nuts\n\n✓ You may store it.`)).toBe(reference);
  for (const message of [
    "Allergies: nuts\n\n✓ yes",
    `${reference}\n\nAllergies: nuts`,
    reference,
  ]) {
    expect(withoutHealth(message)).toBeUndefined();
  }
});

test.each(languages)(
  "what the site promises in %s about health and backups is what the desk keeps",
  (language) => {
    const { booking, legal } = catalogueOf(language);
    const kept = legal.privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
    const settings = lentSettings({} as never);
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
  expect(lentSettings({} as never)).toEqual({ retentionMonths: 24, backupDays: 30 });
  expect(lentSettings({ RETENTION_MONTHS: "0", BACKUP_DAYS: "x" } as never)).toEqual({
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
  const about = { ...enquiry, subject: "booking" };
  await contact({ ...about, message: more(told, "pl") });
  await contact({ ...about, message: more(told, "en").replace(reference, "RL-0000-0000") });
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
  expect(kept?.body.message).toBe(more({ ...told, diet: "", allergies: "" }, "pl"));
  expect(await everythingIn(database)).not.toMatch(/orzeszk|glutenu/);
  const { results } = await database.prepare("SELECT who, what FROM events").all();
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ who: "The desk", what: expect.stringContaining("allergies") });
  // It has no last word of the family's.
  expect(kept?.changedAt).toBe(kept?.receivedAt);

  await contact({ ...about, message: more(told, "pl") });
  await database.exec("UPDATE requests SET state = 'declined' WHERE kind = 'booking'");
  await runCron(night, atNightOf(dayAfter(today, 30)));
  expect(await ofBooking()).toHaveLength(0);
});

test("A message on health that came after midnight in Sweden counts from its Swedish day.", async () => {
  const { contact, store, database, runCron } = await emptyDesk();
  await contact({ ...enquiry, subject: "booking", message: more(told, "pl") });
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
  await runCron(night, atNightOf("2026-05-01"));
  expect(await store.count()).toBe(3);
  await runCron(night, atNightOf("2026-05-02"));
  expect((await store.list()).map(({ id }) => id)).toEqual([agreed?.id]);
  expect(await everythingIn(database)).not.toMatch(/orgettable|Unmissed/);
  await runCron(night, atNightOf(dayAfter(agreed?.lastDay ?? "", 1)));
  expect(await store.count()).toBe(0);
});

test("Where a var is wrong nothing is deleted, and the night counts as failed.", async () => {
  const desk = await ownDesk({ vars: { RETENTION_MONTHS: "never" } });
  await desk.contact(enquiry);
  await expect(desk.runCron(night, atNightOf("2099-01-01"))).rejects.toThrow();
  expect(await desk.store.count()).toBe(1);
  expect(desk.logged.join()).toContain("RETENTION_MONTHS has to be a whole number above 0");
  expect(await desk.page("guests")).toContain("Nothing old is deleted until this is mended");
});
