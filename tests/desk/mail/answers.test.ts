import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { formatDraftHref, makeDraft } from "../../../desk/mail/answer-draft.ts";
import type { StoredRequest } from "../../../desk/requests/store.ts";
import type { TakenMail } from "../../support/mailer.ts";
import { workingVars } from "../../support/working-vars.ts";
import { booking, emptyDesk, enquiry, ownDesk } from "../support.ts";

const vars = {
  ...workingVars,
  MAIL_TO: "anna@example.com, bo@example.com",
  MAIL_FROM: "inbox@example.com",
  GUEST_MAIL_FROM: "hej@example.com",
};
const letter = { subject: "RL-6AN5-Q4D3: zima", text: "Dzień dobry,\r\n\r\nczekamy.\r\nÅsa <3" };

/** A desk that may send to guests, with one request whose page answers. */
async function deskThatAnswers(isWell: () => boolean = () => true) {
  const taken: TakenMail[] = [];
  const mailer = (mail: TakenMail) => {
    const isGuests = mail.to.includes(booking.email) && mail.subject === letter.subject;
    if (isGuests && isWell()) taken.push(mail);
    return !isGuests || isWell();
  };
  const desk = await ownDesk({ vars, mailer });
  await desk.book(booking, "1-2-3-4");
  const answer = (version: number, form: object = {}) =>
    fetch(`${desk.url}/requests/1`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ form: "answer", version: String(version), ...letter, ...form }),
    });
  const stored = async () => (await desk.store.list())[0];
  return { ...desk, taken, answer, stored, itsPage: () => desk.page("requests/1") };
}

test("an answer goes to the guest from the desk, once however often it is pressed, and its reply to the family", async () => {
  const desk = await deskThatAnswers();
  const answers = await Promise.all([desk.answer(0), desk.answer(0), desk.answer(0)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect((await desk.answer(0)).status, "sent again by a reload").toBe(303);
  expect(desk.taken).toHaveLength(1);
  expect(desk.taken[0]).toMatchObject({
    from: { email: "hej@example.com", name: facts.siteName },
    to: ["jan@example.org"],
    replyTo: { email: "anna@example.com" },
    subject: letter.subject,
    text: "Dzień dobry,\n\nczekamy.\nÅsa <3",
  });
  expect(desk.taken[0]?.html).toContain(
    "<p><span>Dzień dobry,</span></p><p><span>czekamy.</span><br/><span>Åsa &lt;3</span></p>",
  );
  expect(await desk.stored()).toMatchObject({ state: "answered", version: 2 });
  const page = await desk.itsPage();
  expect(page).toContain(`Email sent: ${letter.subject}`);
  expect(page).toContain("Status: answered");
  const [confirmation] =
    /role="status".*?<\/p>/.exec(await desk.page("requests/1?done=answer")) ?? [];
  expect(confirmation).toContain(`Email sent: ${letter.subject}`);
  expect(desk.logged.join()).not.toMatch(/jan@|Dzień/);
});

test("an answer that can't be sent stays in the form, and is sent by the next try", async () => {
  let isWell = false;
  const desk = await deskThatAnswers(() => isWell);
  expect((await desk.answer(0)).status).toBe(303);
  const page = await desk.page("requests/1?done=answer");
  expect(page).not.toContain('role="status"');
  expect(page).toContain("couldn’t be sent: Error: the mail is snowed in");
  expect(page).toContain("czekamy.\nÅsa &lt;3</textarea>");
  expect(await desk.stored()).toMatchObject({ state: "new", version: 1 });
  isWell = true;
  expect((await desk.answer(1)).status).toBe(303);
  expect(desk.taken).toHaveLength(1);
  expect(await desk.stored()).toMatchObject({ state: "answered" });
});

test("an answer that a crash interrupted goes once more, and after a second crash the history says that nobody knows", async () => {
  const desk = await deskThatAnswers();
  await desk.answer(0);
  const interrupt = async () => {
    await desk.database.exec(
      "UPDATE outgoing SET state = 'sending', due_at = 0 WHERE kind = 'answer'",
    );
    await desk.database.exec("UPDATE requests SET state = 'new'");
    await desk.runCron();
  };
  await interrupt();
  expect(desk.taken).toHaveLength(2);
  expect(await desk.stored()).toMatchObject({ state: "answered" });
  await interrupt();
  expect(desk.taken).toHaveLength(2);
  expect(await desk.itsPage()).toContain("it may have gone out, once or twice");
});

test("an answer to a request that somebody has changed meanwhile is kept, not sent", async () => {
  const desk = await deskThatAnswers();
  await desk.database.exec("UPDATE requests SET state = 'agreed', version = 1");
  const late = await desk.answer(0);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("czekamy.\r\nÅsa &lt;3</textarea>");
  expect(desk.taken).toEqual([]);
  expect((await desk.answer(1)).status).toBe(303);
  expect(await desk.stored(), "a later state stays").toMatchObject({ state: "agreed" });
  for (const form of [{ subject: "" }, { text: " " }, { subject: "a\nBcc: b@example.com" }]) {
    expect((await desk.answer(2, form)).status, JSON.stringify(form)).toBe(422);
  }
  expect(desk.taken).toHaveLength(1);
});

test("where the desk may not write to guests there is no form to send, and none is believed", async () => {
  const desk = await emptyDesk();
  await desk.book(booking);
  const { id } = (await desk.store.list())[0] ?? {};
  const page = await desk.page(`requests/${id}`);
  expect(page).toContain('href="mailto:jan%40example.org?subject=');
  expect(page).not.toContain('value="answer"');
  const body = new URLSearchParams({ form: "answer", version: "0", ...letter });
  expect((await fetch(`${desk.url}/requests/${id}`, { method: "POST", body })).status).toBe(409);
  expect(await desk.mails()).toEqual([]);
});

test.each([
  [
    "en",
    "Hello Jan Kowalski,",
    "Complete winter, 7 days",
    `within ${facts.hours.answerWithin} hours`,
    "2 adults, 2 children",
  ],
  [
    "sv",
    "Hej Jan Kowalski,",
    "Hela paketet, 7 dagar",
    `inom ${facts.hours.answerWithin} timmar`,
    "2 vuxna, 2 barn",
  ],
  [
    "de",
    "Guten Tag Jan Kowalski,",
    "Komplettpaket, 7 Tage",
    `innerhalb von ${facts.hours.answerWithin} Stunden`,
    "2 Kinder",
  ],
  [
    "pl",
    "Dzień dobry, Jan Kowalski.",
    "Pełna zima, 7 dni",
    `w ciągu ${facts.hours.answerWithin} godzin`,
    "2 dzieci",
  ],
] as const)(
  "the draft in %s greets by name, says what was asked and what the site promises",
  (language, ...parts) => {
    const { subject, text } = draftFor({ language });
    expect(subject).toContain("RL-6AN5-Q4D3: ");
    for (const part of [...parts, "RL-6AN5-Q4D3", "2027", facts.siteName]) {
      expect(text).toContain(part);
    }
  },
);

test("a stay outside the season is told so in the draft, and a message gets a plain one", () => {
  const outside = "falls outside our season";
  expect(draftFor({ body: { ...booking, date: "2027-06-01" } }).text).toContain(outside);
  expect(draftFor({}).text).not.toContain(outside);
  const message = { kind: "contact" as const, reference: null, name: "Åsa", body: enquiry };
  expect(draftFor(message)).toEqual({
    language: "en",
    subject: `Your message to ${facts.siteName}`,
    text: `Hello Åsa,\n\nThank you for your message.\n\n\n\nBest wishes\n${facts.siteName}`,
  });
});

test("the link that opens a mail program is short enough for each, and nothing in it adds a receiver", () => {
  for (const language of languages) {
    const link = formatDraftHref("a&bcc=c@example.org", draftFor({ language }));
    expect(link.length).toBeLessThan(2_000);
    const { pathname, searchParams } = new URL(link);
    expect(decodeURIComponent(pathname)).toBe("a&bcc=c@example.org");
    expect([...searchParams.keys()]).toEqual(["subject", "body"]);
    expect(searchParams.get("body")).toContain("\r\n\r\n");
  }
  const evil = draftFor({ name: "x&bcc=y@example.org\ud800", language: "de" });
  expect([...new URL(formatDraftHref("a@b.c", evil)).searchParams.keys()]).toEqual([
    "subject",
    "body",
  ]);
});

function draftFor(fields: Partial<StoredRequest>) {
  const request = {
    kind: "booking",
    language: "en",
    name: booking.client_name,
    reference: "RL-6AN5-Q4D3",
    body: { ...booking, date: "2027-02-15" },
    ...fields,
  };
  return makeDraft(request as StoredRequest, facts.siteName);
}
