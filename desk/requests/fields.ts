import { html } from "hono/html";
import { isPackageId } from "#domain/booking/packages.ts";
import { dateLocale, isCalendarDay } from "#domain/calendar/dates.ts";
import { isLanguage } from "#domain/pages/languages.ts";
import { packageName } from "../mail/guest-words.ts";
import { mailNote } from "../mail/mail-note.ts";
import { formatTime } from "../web/format-time.ts";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";
import type { RequestBody } from "./request-body.ts";
import type { StoredRequest } from "./store.ts";
import { partyText, stayText, subjectName } from "./summary.ts";

const maxExcerpt = 160;

/** A request in a list: who, its state, what it is about, and the way to its page. */
export function entry(language: DeskLanguage, request: StoredRequest) {
  const words = wordsOf(language);
  const { id, name, mail, receivedAt } = request;
  return html`<article id="request-${id}">
<h2><a href="/requests/${id}"><bdi>${name}</bdi></a></h2>
${tags(language, request)}
<p>${about(language, request)}</p>
<p class="quiet">${formatTime(language, receivedAt)}${request.language && html` · ${languageName(language, request.language)}`}</p>
${mail && mail.state !== "sent" && mailNote(language, words, mail)}
</article>
`;
}

/** State, kind and reference of a request. */
export function tags(language: DeskLanguage, { kind, state, reference }: StoredRequest) {
  const { kinds, desk } = wordsOf(language);
  return html`<p class="tags"><span class="state ${state}">${desk.states[state]}</span>
<span class="kind">${kinds[kind]}</span>${
    reference &&
    html`
<strong>${reference}</strong>`
  }</p>`;
}

/** What a request is about: package, days and party, or subject and first words. */
export function about(language: DeskLanguage, { package: packageId, body }: StoredRequest) {
  if (packageId) {
    const name = packageName(language, packageId);
    const stay = stayText(packageId, String(body.date), language);
    return `${name}, ${stay}, ${partyText(Number(body.numAdults), Number(body.numChildren), language)}`;
  }
  const message = String(body.message);
  const characters = [...message.slice(0, 2 * maxExcerpt)];
  const excerpt = characters.slice(0, maxExcerpt).join("");
  return html`<bdi>${excerpt}</bdi>${excerpt.length < message.length && "…"}`;
}

/** A guest's language in the reader's. */
export function languageName(language: DeskLanguage, of: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(of) ?? of;
}

type Value = RequestBody[string];

/** Every field of a request as a description list; one that has no label here keeps its own name. */
export function fieldList(language: DeskLanguage, body: RequestBody) {
  const words = wordsOf(language);
  const rows = Object.entries(body).map(
    ([field, value]) =>
      html`<dt>${label(words, field)}</dt><dd>${content(language, field, value)}</dd>`,
  );
  return html`<dl>${rows}</dl>`;
}

/** The same for a text without markup. */
export function fieldTexts(
  language: DeskLanguage,
  body: RequestBody,
): [label: string, text: string][] {
  return Object.entries(body).map(([field, value]) => [
    label(wordsOf(language), field),
    readable(language, field, value),
  ]);
}

function label({ fields }: Words, field: string): string {
  const labels: Record<string, string> = fields;
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

function content(language: DeskLanguage, field: string, value: Value) {
  const text = readable(language, field, value);
  if (typeof value !== "string" || !value.trim()) return text;
  if (field === "email") return html`<a href="${mailtoHref(value)}">${text}</a>`;
  if (field === "phone") return html`<a href="tel:${value.replace(/[^+\d]/g, "")}">${text}</a>`;
  // What is written from right to left stays within its own line.
  return html`<bdi>${text}</bdi>`;
}

/** The mailto: URL of an address; encodeURIComponent would throw on half a surrogate pair. RFC 6068. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed())}`;
}

function readable(language: DeskLanguage, field: string, value: Value): string {
  const { yes, no } = wordsOf(language);
  if (Array.isArray(value)) return value.join(", ") || "–";
  if (typeof value === "boolean") return value ? yes : no;
  const text = String(value);
  return text === "" ? "–" : (inWords(language, field, text) ?? text);
}

// What a guest has chosen from a list is sent as a word for programs.
function inWords(language: DeskLanguage, field: string, text: string): string | undefined {
  if (field === "consent" && text === "yes") return wordsOf(language).yes;
  if (field === "locale" && isLanguage(text)) return languageName(language, text);
  if (field === "subject") return subjectName(language, text);
  if (field === "date" && isCalendarDay(text)) return dayText(language, text);
  if (field === "package" && isPackageId(text)) return packageName(language, text);
  return undefined;
}

function dayText(language: DeskLanguage, day: string): string {
  return new Date(day).toLocaleDateString(dateLocale(language), {
    dateStyle: "full",
    timeZone: "UTC",
  });
}
