import { dateLocale } from "#domain/days.ts";
import type { Language } from "#domain/languages.ts";
import { clockParts } from "#domain/stockholm.ts";
import type { MessageId } from "../words/catalogue.ts";
import { useText } from "../words/content-provider.tsx";

/** Minutes after a midnight as an hour of the clock, by a message of the page for hour and minute. */
export function useClock(message: MessageId): (minutes: number) => string {
  const t = useText();
  return (minutes) => t(message, clockParts(minutes));
}

/** Minutes as hours and minutes, by a message of the page. */
export function useLength(message: MessageId): (minutes: number) => string {
  const t = useText();
  return (minutes) => {
    const rounded = Math.round(minutes);
    return t(message, { hours: Math.floor(rounded / 60), minutes: rounded % 60 });
  };
}

/** A day (YYYY-MM-DD) as "1 February", in the page's language. */
export function dayAndMonth(day: string, language: Language): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString(dateLocale(language), format);
}
