/** The first and the last day of every winter in which guests are received, as month and day (docs/facts.md). */
export const season = { first: "12-01", last: "04-15" } as const;

/** The season that contains a day, or else the next one; days as YYYY-MM-DD. */
export function seasonAt(day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4));
  const endsIn = day.slice(5) > season.last ? year + 1 : year;
  return { first: `${endsIn - 1}-${season.first}`, last: `${endsIn}-${season.last}` };
}
