/** Both of two digits. */
export type ClockParts = Record<"hour" | "minute", string>;

/** Minutes after a midnight as the hour and the minute of a clock, both of two digits. */
export function clockParts(minutes: number): ClockParts {
  const rounded = (Math.round(minutes) + 1440) % 1440;
  const digits = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return { hour: digits(rounded / 60), minute: digits(rounded % 60) };
}
