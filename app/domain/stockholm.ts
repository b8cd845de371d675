/** The operator's time zone: dates are judged and shown in it, wherever the visitor is. */
export const timeZone = "Europe/Stockholm";

const isoDay = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The operator's day at an instant, as YYYY-MM-DD. SPEC 5 (date not before today). */
export function stockholmDay(instant: Date): string {
  return isoDay.format(instant);
}

/** Whether a text is YYYY-MM-DD and names a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
