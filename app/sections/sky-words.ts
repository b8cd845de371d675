import { clockParts, dateLocale } from "#domain/calendar/dates.ts";
import type { Language } from "#domain/pages/languages.ts";
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

/** The colours of a drawn sky: daylight, what follows the sun from its setting to the night, and the moon. */
export const skyColours = {
  day: "#9fc3e0",
  bands: ["#6d8fb8", "#3d5a80", "#1b3150", "#060d18"],
  moon: "#f5ecd2",
  moonShade: "#33486a",
} as const;
