import ICAL from "ical.js";
import { expect, test } from "vitest";
import { testMessage } from "#domain/booking/submission.ts";
import { facts } from "#domain/facts/facts.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import type { Env } from "../../../desk/env.ts";
import { type GuestMailSettings, mailSettings } from "../../../desk/mail/mail-settings.ts";
import { mailDelayMs } from "../../../desk/mail/outgoing.ts";
import { maxReceipts, receipt } from "../../../desk/mail/receipt.tsx";
import type { StoredRequest } from "../../../desk/requests/store.ts";
import type { TakenMail } from "../../support/mailer.ts";
import { soon } from "../../support/soon.ts";
import { workingVars } from "../../support/working-vars.ts";
import { booking, emptyDesk, enquiry, ownDesk } from "../support.ts";

const vars = { MAIL_TO: "anna@example.com, bo@example.com", MAIL_FROM: "inbox@example.com" };
const allDue = "UPDATE outgoing SET due_at = 0";

/** A desk whose mails a test takes, or refuses. */
async function deskWithMailer(
  resultFor: (mail: TakenMail) => boolean | string = () => true,
  given: Record<string, unknown> = vars,
) {
  const taken: TakenMail[] = [];
  let asked = 0;
  const mailer = (mail: TakenMail) => {
    asked++;
    const result = resultFor(mail);
    if (result === true) taken.push(mail);
    return result;
  };
  return { ...(await ownDesk({ vars: given, mailer })), taken, asked: () => asked };
}

test("a booking is mailed to the family in its language: week and party in the subject, all that was typed, a reply that goes to the guest", async () => {
  const mine = { ...vars, LANGUAGE: "sv", DESK_URL: "https://desk.example.com/" };
  const desk = await ownDesk({ vars: mine });
  const name = 'Łucja "Żółć" <b>';
  await desk.book(
    { ...booking, client_name: name, date: "2027-02-15", package: "5-day" },
    "1-2-3-4",
  );
  await soon(async () => (await desk.mails()).length).toBe(1);
  const [mail] = await desk.mails();
  expect(mail).toMatchObject({
    from: '"Inkorg" <inbox@example.com>',
    to: ["anna@example.com", "bo@example.com"],
    subject: `RL-6AN5-Q4D3: ${name}, vecka 7 (15–19 feb. 2027), 2 vuxna, 2 barn`,
  });
  expect(mail?.replyTo).toContain("<jan@example.org>");
  for (const line of [
    "Telefon: +46 70 174 06 05",
    "Paket: Äventyret",
    "Ankomst: måndag 15 februari 2027",
    "Barnens ålder: 4, 11",
    "Samtycke: ja",
    "Språk: polska",
  ]) {
    expect(mail?.text).toContain(line);
  }
  const [link] = mail?.text.match(/https:\S+$/) ?? [];
  expect(link).toBe(`https://desk.example.com/requests/${(await desk.store.list())[0]?.id}`);
  expect(mail?.html).toContain("&lt;b&gt;");
  expect(mail?.html.replaceAll(link ?? "", "")).not.toMatch(/<(img|script|link)|https?:|<b>/);
  const itsPage = new URL(link ?? "").pathname.slice(1);
  expect(await desk.page(itsPage, { "Accept-Language": "sv" })).toMatch(/Mejlat till er .*\./);

  await desk.contact({ ...enquiry, message: "Hej\n\nNågot?" });
  await soon(async () => (await desk.mails()).map(({ subject }) => subject)).toContain(
    "Åsa Lindqvist: något annat",
  );
  expect(desk.logged.join()).not.toMatch(/@|Lindqvist|Łucja/);
});

test("the doctor's message is mailed as a test to the family alone, and nothing of it stays", async () => {
  const desk = await deskWithMailer(() => true, { ...guestVars });
  await desk.contact(testMessage);
  await soon(() => desk.taken.length).toBe(1);
  await soon(async () => (await desk.store.list()).length).toBe(0);
  expect(desk.taken).toMatchObject([{ to: ["anna@example.com", "bo@example.com"] }]);
  expect(desk.taken[0]?.subject).toMatch(/^TEST /);
  expect(desk.taken[0]?.replyTo).toBeUndefined();
  expect(desk.taken[0]?.text).not.toMatch(/Answer this email|Write to/);
  await desk.contact(enquiry);
  await soon(() => desk.taken.length).toBe(3);
  expect(await desk.store.list()).toHaveLength(1);
});

test.each(["name", "subject", "message", "phone"])(
  "a message in the doctor's name with another %s is a guest's, and stays",
  async (field) => {
    const desk = await deskWithMailer();
    await desk.contact({ ...testMessage, [field]: field === "subject" ? "booking" : "+46 70 1" });
    await soon(() => desk.taken.length).toBe(1);
    await desk.runCron();
    expect(await desk.store.list()).toHaveLength(1);
  },
);

const guestVars = { ...workingVars, ...vars, GUEST_MAIL_FROM: "hej@example.com" };

test("a guest hears in their own language that a booking has come in, with what was asked and the calendar file", async () => {
  const desk = await ownDesk({ vars: guestVars });
  const asked = { ...booking, client_name: "Win a prize at evil.example", date: "2027-02-15" };
  await desk.book({ ...asked, package: "5-day", email: "łucja@example.pl" }, "1-2-3-4");
  await soon(async () => (await desk.mails()).length).toBe(2);
  const mail = (await desk.mails()).find(({ to }) => to.includes("łucja@example.pl"));
  const { toastSuccessTitle, toastSuccessDesc } = getCatalogue("pl").booking;
  expect(mail).toMatchObject({
    from: `"${facts.siteName}" <hej@example.com>`,
    to: ["łucja@example.pl"],
    subject: `${toastSuccessTitle}: RL-6AN5-Q4D3`,
    attachments: [{ filename: "RL-6AN5-Q4D3.ics" }],
  });
  expect(mail?.text).toContain(toastSuccessDesc);
  for (const line of ["Przygoda, 5 dni", "2 osoby dorosłe, 2 dzieci", "lutego 2027"]) {
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(line);
    expect(mail?.html.replaceAll("\u00a0", " ")).toContain(line);
  }
  expect(JSON.stringify(mail), "what a stranger typed").not.toContain("evil");
  expect(mail?.html).not.toMatch(/<(img|script)/);

  await desk.send("/api/contact", enquiry, { "Content-Language": "de" });
  await soon(async () => (await desk.mails()).map(({ subject }) => subject)).toContain(
    `${facts.siteName}: ${getCatalogue("de").contact.form.successMessage}`,
  );
});

test("the calendar file of the mail is that of the site's own page, for the same days", () => {
  const { guests } = mailSettings({ ...guestVars, MAIL: {} } as unknown as Env);
  const reference = "RL-6AN5-Q4D3";
  const request = { kind: "booking", reference, language: "pl", email: "x", body: booking };
  const mail = receipt(request as unknown as StoredRequest, guests as GuestMailSettings);
  const [file] = mail.attachments || [];
  const event = icalOf(new TextDecoder().decode(file?.content));
  expect(event.uid).toBe(`${reference}@${new URL(facts.siteUrl).hostname}`);
  expect(event.startDate.toString()).toBe(booking.date);
  expect(event.summary).toContain(facts.siteName);
});

test("a wrong address of the site keeps back the guest's mail alone", async () => {
  const desk = await ownDesk({ vars: { ...guestVars, SITE_ADDRESS: "nowhere" } });
  await desk.book(booking);
  await soon(async () => (await desk.mails()).map(({ to }) => to)).toEqual([
    ["anna@example.com", "bo@example.com"],
  ]);
  expect(await desk.page()).toContain("SITE_ADDRESS has to be");
});

/** The event of a calendar file, as calendars read it. */
function icalOf(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
}

test("a request that comes again is not mailed again, whoever repeats it", async () => {
  const desk = await deskWithMailer();
  await Promise.all(Array.from({ length: 8 }, () => desk.contact(enquiry, "key-1")));
  await soon(() => desk.taken.length).toBe(1);
  await desk.contact(enquiry, "key-1");
  await desk.runCron();
  expect(desk.taken).toHaveLength(1);
});

test("a mail that fails is tried again by the clock until it goes, and the inbox shows its state", async () => {
  let isWell = false;
  const desk = await deskWithMailer(() => isWell);
  expect((await desk.contact(enquiry)).status).toBe(200);
  await soon(() => desk.page()).toContain("The email to you hasn’t gone out yet, after 1 attempt.");
  expect(await desk.page()).toContain("the mail is snowed in");
  await desk.runCron();
  expect(desk.asked(), "it is not due yet").toBe(1);
  await desk.database.exec(allDue);
  await desk.runCron();
  expect(await desk.page()).toContain("after 2 attempts.");
  isWell = true;
  await desk.database.exec(allDue);
  await Promise.all([desk.runCron(), desk.runCron(), desk.runCron()]);
  expect(desk.taken).toHaveLength(1);
  expect(desk.taken[0]?.replyTo).toEqual({ email: enquiry.email, name: enquiry.name });
  expect(await desk.page("requests/1")).toContain("Emailed to you ");
});

/** Whether a mail says that it may be answered; it has to, exactly if an answer to it reaches the guest. */
function promisesAnswer({ replyTo, text, html }: TakenMail): boolean {
  const promise = `Answer this email and it goes to ${enquiry.name}, ${enquiry.email}.`;
  const link = `<a href="mailto:${encodeURIComponent(enquiry.email)}">${enquiry.email}</a>`;
  const isPromised = text.includes(promise);
  expect(isPromised).toBe(replyTo?.email === enquiry.email);
  expect(html.includes(promise)).toBe(isPromised);
  expect(html.includes(`${link}</p>`)).toBe(!isPromised);
  expect(/Write to this address instead:\nasa@example\.com$/.test(text)).toBe(!isPromised);
  return isPromised;
}

test.each<[string, boolean, string]>([
  ["one failure", true, "attempts = 1, cause = 'Error: E_VALIDATION_ERROR'"],
  ["two failures and an interruption", true, "attempts = 3, interrupted = 1"],
  ["three failures", false, "attempts = 3"],
  ["a failure by the guest's address", false, "attempts = 1, cause = 'E_VALIDATION_ERROR: x'"],
])("after %s the family can answer the mail itself: %s", async (_, isPromised, before) => {
  const desk = await deskWithMailer();
  await desk.contact(enquiry);
  await soon(() => desk.taken.length).toBe(1);
  expect(desk.taken.map(promisesAnswer)).toEqual([true]);
  await desk.database.exec(`UPDATE outgoing SET state = 'waiting', due_at = 0, ${before}`);
  await desk.runCron();
  expect(desk.taken.map(promisesAnswer)).toEqual([true, isPromised]);
});

test("a guest's address that the mail refuses as Reply-To keeps the mail back once only", async () => {
  const desk = await deskWithMailer(({ replyTo }) => (replyTo ? "E_VALIDATION_ERROR" : true));
  await desk.contact(enquiry);
  await soon(() => desk.page()).toContain("E_VALIDATION_ERROR: Error: the mail is snowed in");
  await desk.database.exec(allDue);
  await desk.runCron();
  expect(desk.taken.map(promisesAnswer)).toEqual([false]);
});

const saysSo = "Our email to the guest didn’t go out";

test("a guest's mail that fails while others go is given up after nine hours, and the page of the request says so", async () => {
  const desk = await deskWithMailer(({ to }) => !to.includes(enquiry.email), guestVars);
  await desk.contact(enquiry);
  await soon(() => desk.asked()).toBe(2);
  const triedOften = "UPDATE outgoing SET due_at = 0, attempts = 11 WHERE recipient = 'guest'";
  await soon(async () => {
    const open =
      "SELECT count(*) AS open FROM outgoing WHERE recipient = 'guest' AND state = 'waiting'";
    return desk.database.prepare(open).first("open");
  }).toBe(1);
  expect(await desk.page("requests/1")).not.toContain(saysSo);
  await desk.database.exec(triedOften);
  await desk.runCron();
  expect(desk.asked()).toBe(3);
  expect(await desk.page("requests/1"), "no other mail shows that mail is well").not.toContain(
    saysSo,
  );
  await desk.contact({ ...enquiry, email: "other@example.com" });
  await soon(() => desk.asked()).toBe(5);
  await desk.database.exec(allDue);
  await desk.runCron();
  await desk.database.exec(allDue);
  await desk.runCron();
  expect(desk.asked()).toBe(6);
  expect(await desk.page("requests/1")).toContain(`${saysSo}, though we tried for nine hours`);
  expect(await desk.page("requests/1")).toContain("the mail is snowed in");
});

test("a guest's mail that fails because of its address is given up after nine hours, whatever else goes", async () => {
  const desk = await deskWithMailer(
    ({ to }) => (to.includes(enquiry.email) ? "E_RECIPIENT_SUPPRESSED" : true),
    guestVars,
  );
  await desk.contact(enquiry);
  await soon(() => desk.asked()).toBe(2);
  await soon(async () => (await desk.store.find(1))?.guestMail?.state).toBe("waiting");
  await desk.database.exec(
    "UPDATE outgoing SET due_at = 0, attempts = 11 WHERE recipient = 'guest'",
  );
  await desk.runCron();
  expect(await desk.page("requests/1")).toContain(saysSo);
});

test("in an outage no guest's mail is given up, and all of them go when it is over", async () => {
  let isWell = false;
  const desk = await deskWithMailer(() => isWell, guestVars);
  for (const email of ["a@example.com", "b@example.com"]) await desk.contact({ ...enquiry, email });
  await soon(() => desk.asked()).toBe(4);
  for (const attempts of [11, 12, 13]) {
    await desk.database.exec(`UPDATE outgoing SET due_at = 0, attempts = ${attempts}`);
    await desk.runCron();
  }
  isWell = true;
  await desk.database.exec(allDue);
  await desk.runCron();
  expect(desk.taken.map(({ to: [address] }) => address).sort()).toEqual([
    "a@example.com",
    "anna@example.com",
    "anna@example.com",
    "b@example.com",
  ]);
});

test("somebody who writes in a guest's name again and again has the desk mail them once a day", async () => {
  const desk = await deskWithMailer(() => true, guestVars);
  const toGuest = () => desk.taken.filter(({ to }) => /^victim@/i.test(to[0] ?? "")).length;
  for (const email of ["victim@example.com", "Victim@Example.COM", "victim@example.com"]) {
    expect((await desk.contact({ ...enquiry, email })).status).toBe(200);
  }
  await soon(() => desk.taken.length).toBe(4);
  expect(toGuest()).toBe(1);
  expect(await desk.page("requests/1")).not.toContain("The guest got no email");
  expect(await desk.page("requests/3")).toContain("their address had one within the day before");
  await desk.database.exec(
    "UPDATE requests SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day', '-1 minute')",
  );
  await desk.contact({ ...enquiry, email: "victim@example.com" });
  await soon(toGuest).toBe(2);
});

test("a hundred guests a day hear from the desk, and no more: the rest are stored, and the page says why", async () => {
  const desk = await deskWithMailer(() => true, guestVars);
  await desk.database.exec(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxReceipts}) INSERT INTO requests (kind, received_at, changed_at, name, email, body) SELECT 'contact', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), '2026', 'x', 'x' || i || '@example.com', '{}' FROM n`,
  );
  await desk.database.exec(
    "INSERT INTO outgoing (kind, recipient, key, request_id, state, queued_at, due_at) SELECT 'receipt', 'guest', id, id, 'sent', '2026', 0 FROM requests",
  );
  expect((await desk.contact(enquiry)).status).toBe(200);
  await soon(() => desk.taken.length).toBe(1);
  expect(desk.taken[0]?.to).toContain("anna@example.com");
  const [request] = await desk.store.list({ limit: 1 });
  expect(await desk.page(`requests/${request?.id}`)).toContain(`had sent ${maxReceipts} within a`);
  await desk.database.exec("DELETE FROM requests WHERE email = 'x1@example.com'");
  await desk.contact({ ...enquiry, email: "new@example.com" });
  await soon(() => desk.taken.length).toBe(3);
});

test("a mail that a crash interrupted is sent once more, and after a second crash no more", async () => {
  const desk = await deskWithMailer();
  await desk.contact(enquiry);
  await soon(() => desk.taken.length).toBe(1);
  const interrupt = () => desk.database.exec("UPDATE outgoing SET state = 'sending', due_at = 0");
  await interrupt();
  await desk.runCron();
  expect(desk.taken).toHaveLength(2);
  await interrupt();
  await desk.runCron();
  expect(desk.taken).toHaveLength(2);
  expect(await desk.page()).toContain("It may have gone out, once or twice.");
});

test("a mail of a kind that only a newer desk knows waits for that desk", async () => {
  const desk = await deskWithMailer();
  await desk.database.exec(
    "INSERT INTO outgoing (kind, recipient, key, queued_at, due_at) VALUES ('proposal', 'guest', '1', '2026', 0)",
  );
  await desk.runCron();
  const { results } = await desk.database.prepare("SELECT state, attempts FROM outgoing").all();
  expect(results).toEqual([{ state: "waiting", attempts: 1 }]);
  await desk.contact(enquiry);
  await soon(() => desk.taken.length).toBe(1);
});

test("where mail is not set up nothing is sent, nothing breaks, and the inbox says so", async () => {
  const desk = await emptyDesk();
  expect((await desk.contact(enquiry)).status).toBe(200);
  await desk.runCron();
  expect(await desk.mails()).toEqual([]);
  expect(await desk.page()).toContain("Nobody gets an email about new requests yet");
  const { results } = await desk.database.prepare("SELECT * FROM outgoing").all();
  expect(results).toEqual([]);
});

test("a var of the mail that is wrong costs no request, and the inbox names it", async () => {
  const desk = await ownDesk({ vars: { ...vars, MAIL_TO: "anna@example.com, bo" } });
  expect((await desk.contact(enquiry)).status).toBe(200);
  expect(await desk.page()).toContain("MAIL_TO has to be an e-mail address");
  expect(desk.logged.join()).toContain("MAIL_TO has to be");
});

test("a mail is tried after five minutes, then after twice the time, up to an hour", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 60].map((attempts) => mailDelayMs(attempts) / 60_000);
  expect(minutes).toEqual([5, 10, 20, 40, 60, 60, 60]);
});
