/** The operator's time zone: dates are judged and shown in it, wherever the visitor is. */
export const timeZone = "Europe/Stockholm";

const isoDay = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

let lastAsked = { minute: Number.NaN, day: "" };

/** The operator's day at an instant, as YYYY-MM-DD. SPEC 5 (date not before today). */
export function stockholmDay(instant: Date): string {
  // Every request asks, and formatting is dear; no day begins within a minute.
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== lastAsked.minute) lastAsked = { minute, day: isoDay.format(instant) };
  return lastAsked.day;
}

/** Whether a text is YYYY-MM-DD and names a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
