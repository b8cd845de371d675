import { html } from "hono/html";
import type { RequestBody } from "./requests.ts";

const labels: Record<string, string> = {
  name: "Name",
  client_name: "Name",
  email: "E-mail",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
  contactByPhone: "Contact by phone",
  package: "Package",
  date: "Date",
  numAdults: "Adults",
  numChildren: "Children",
  childrenAges: "Ages of the children",
  consent: "Consent",
  locale: "Language",
};

type Value = RequestBody[string];

/** Every field of a body as a description list; a field that this page does not know keeps its own name. */
export function fieldList(body: RequestBody) {
  const rows = Object.entries(body).map(
    ([field, value]) => html`<dt>${label(field)}</dt><dd>${content(field, value)}</dd>`,
  );
  return html`<dl>${rows}</dl>`;
}

function label(field: string): string {
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

function content(field: string, value: Value) {
  const text = readable(value);
  if (typeof value !== "string" || !value.trim()) return text;
  if (field === "email") return html`<a href="mailto:${mailbox(value)}">${text}</a>`;
  if (field === "phone") return html`<a href="tel:${value.replace(/[^+\d]/g, "")}">${text}</a>`;
  return text;
}

// encodeURIComponent throws on half a surrogate pair: one such e-mail would take the page down.
function mailbox(email: string): string {
  return encodeURIComponent(email.toWellFormed());
}

function readable(value: Value): string {
  if (Array.isArray(value)) return value.map(readable).join(", ") || "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === "" ? "–" : String(value);
}
