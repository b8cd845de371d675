import { isOutOfSeason } from "#domain/booking/stay.ts";
import { fillInFacts, formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { defaultLanguage, type Language } from "#domain/pages/languages.ts";
import german from "#locales/de/answer.json";
import english from "#locales/en/answer.json";
import polish from "#locales/pl/answer.json";
import swedish from "#locales/sv/answer.json";
import { guestWords } from "../guest-words.ts";
import { mailtoHref } from "../requests/fields.tsx";
import type { StoredRequest } from "../requests/store.ts";
import { format } from "../words.ts";
import type { Letter } from "./answer.ts";
import { summarizeBooking } from "./receipt.tsx";

/** What the family's answers to guests begin with, in the guests' languages. */
export const answerWords: Record<Language, typeof english> = {
  en: filled("en", english),
  de: filled("de", german),
  sv: filled("sv", swedish),
  pl: filled("pl", polish),
};

function filled(language: Language, words: typeof english): typeof english {
  return fillInFacts(words, formatFacts(facts, language));
}

/** How an answer to a request may begin, in the guest's language: a text to be changed, that promises what the site does. */
export function makeDraft(
  request: StoredRequest,
  siteName: string,
): Letter & { language: Language } {
  const language = request.language ?? defaultLanguage;
  const words = answerWords[language];
  const { subject, lines } =
    request.kind === "booking" ? bookingDraft(request, language) : contactDraft(language, siteName);
  const greeting = format(language, words.greeting, { name: request.name });
  const text = [greeting, "", ...lines, "", words.closing, siteName].join("\n").trimEnd();
  return { language, subject: plain(subject), text: plain(text) };
}

function bookingDraft(request: StoredRequest, language: Language) {
  const words = answerWords[language].booking;
  const [trip = "", ...others] = summarizeBooking(request, language);
  const reference = request.reference ?? "";
  const { package: packageId, date } = request.body;
  const isOutside = isOutOfSeason(String(date), String(packageId));
  const lines = [
    words.thanks,
    "",
    words.asked,
    ...[trip, ...others].map((line) => `- ${line}`),
    "",
    format(language, words.reference, { reference }),
    "",
    ...(isOutside ? [guestWords[language].booking.sent.outside] : []),
    words.next,
    words.decide,
  ];
  return { subject: format(language, words.subject, { reference, trip }), lines };
}

// What the guest asks is for the family to answer: two lines are left for that.
function contactDraft(language: Language, site: string) {
  const words = answerWords[language].contact;
  return { subject: format(language, words.subject, { site }), lines: [words.thanks, "", ""] };
}

/** A text with the spaces and hyphens of a keyboard: it is going to be edited, and travels in an address. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ").replaceAll("\u2060", "");
}

/** The address that opens a mail program with a letter to somebody. RFC 6068. */
export function formatDraftHref(email: string, { subject, text }: Letter): string {
  const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
  const body = encoded(text.replaceAll("\n", "\r\n"));
  return `${mailtoHref(email)}?subject=${encoded(subject)}&body=${body}`;
}
