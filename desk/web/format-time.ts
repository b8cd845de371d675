import { html } from "hono/html";
import { dateLocale } from "#domain/calendar/dates.ts";
import type { DeskLanguage } from "../words.ts";

const clocks = new Map<DeskLanguage, Intl.DateTimeFormat>();

/** An instant (ISO 8601) as the clock in Sweden shows it. */
export function clockText(language: DeskLanguage, instant: string): string {
  return clock(language).format(new Date(instant));
}

/** The same as an element of a page. */
export function formatTime(language: DeskLanguage, instant: string) {
  return html`<time datetime="${instant}">${clockText(language, instant)}</time>`;
}

// A formatter takes longer to make than a page of requests to write.
function clock(language: DeskLanguage): Intl.DateTimeFormat {
  const known = clocks.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: "Europe/Stockholm",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(language, made);
  return made;
}
