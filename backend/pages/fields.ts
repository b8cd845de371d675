import { html } from "hono/html";
import { dateLocale } from "#domain/days.ts";
import { isLanguage } from "#domain/languages.ts";
import { isPackageId } from "#domain/packages.ts";
import { isCalendarDay } from "#domain/stockholm.ts";
import { packageName } from "../guest-words.ts";
import type { RequestBody } from "../requests.ts";
import { subjectName } from "../summary.ts";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";
import { languageName } from "./entry.ts";

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
