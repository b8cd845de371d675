import { html } from "hono/html";
import type { RequestBody } from "../requests.ts";
import type { Words } from "../words.ts";

type Value = RequestBody[string];

/** Every field of a request as a description list; one that has no label here keeps its own name. */
export function fieldList(words: Words, body: RequestBody) {
  const rows = Object.entries(body).map(
    ([field, value]) =>
      html`<dt>${label(words, field)}</dt><dd>${content(words, field, value)}</dd>`,
  );
  return html`<dl>${rows}</dl>`;
}

/** The same for a text without markup. */
export function fieldTexts(words: Words, body: RequestBody): [label: string, text: string][] {
  return Object.entries(body).map(([field, value]) => [
    label(words, field),
    readable(words, value),
  ]);
}

function label({ fields }: Words, field: string): string {
  const labels: Record<string, string> = fields;
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

function content(words: Words, field: string, value: Value) {
  const text = readable(words, value);
  if (typeof value !== "string" || !value.trim()) return text;
  if (field === "email") return html`<a href="mailto:${mailbox(value)}">${text}</a>`;
  if (field === "phone") return html`<a href="tel:${value.replace(/[^+\d]/g, "")}">${text}</a>`;
  // What is written from right to left stays within its own line.
  return html`<bdi>${text}</bdi>`;
}

// encodeURIComponent throws on half a surrogate pair: one such address would take the page down.
function mailbox(email: string): string {
  return encodeURIComponent(email.toWellFormed());
}

function readable(words: Words, value: Value): string {
  if (Array.isArray(value)) return value.join(", ") || "–";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return value === "" ? "–" : String(value);
}
