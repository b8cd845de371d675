import type { Night } from "#domain/sky/darkness.ts";

interface Season {
  first: string;
  last: string;
}

type NightOf = (day: string) => Night | undefined;

/** In the drawing's units; the plot leaves room below for the months. */
export const chartSize = { width: 750, height: 560, plot: 522 };

/** The hours of an evening and a night that the chart shows, from its upper edge to its lower one, and those it names. */
const shown = { from: 14 * 60, to: 32 * 60 };
export const hours = [18, 21, 24, 27, 30];

const dayLength = 86_400_000;

/** Where a day is on the chart. */
export function xOf(day: string, { first, last }: Season): number {
  return Math.round((chartSize.width * daysFrom(first, day)) / daysFrom(first, last));
}

/** Where a minute of an evening is on the chart, counted from midnight before it. */
export function yOf(minutes: number): number {
  const share = (minutes - shown.from) / (shown.to - shown.from);
  return Math.round(chartSize.plot * Math.min(1, Math.max(0, share)));
}

/** The shape of all nights of a season: along their beginnings, and back along their ends. */
export function bandPath(season: Season, nightOf: NightOf): string {
  const nights = sampledDays(season).flatMap((day) => {
    const night = nightOf(day);
    return night ? [{ x: xOf(day, season), ...night }] : [];
  });
  const begins = nights.map(({ x, from }) => `${x} ${yOf(from)}`);
  const ends = nights.map(({ x, to }) => `${x} ${yOf(to)}`).reverse();
  return `M${[...begins, ...ends].join("L")}z`;
}

/** The hour of meeting: 18:00, and from March on later, with the dusk. docs/facts.md */
export function meetingPaths(season: Season, nightOf: NightOf): { fixed: string; later: string } {
  const march = `${season.last.slice(0, 4)}-03-01`;
  const meeting = 18 * 60;
  const duskInMarch = nightOf(march)?.from ?? meeting;
  const later = sampledDays({ first: march, last: season.last }).map((day) => {
    const dusk = nightOf(day)?.from ?? duskInMarch;
    return `${xOf(day, season)} ${yOf(meeting + dusk - duskInMarch)}`;
  });
  return {
    fixed: `M0 ${yOf(meeting)}H${xOf(march, season)}`,
    later: `M${later.join("L")}`,
  };
}

/** Small discs at days of a season, an hour after midnight. */
export function discsPath(season: Season, days: readonly string[]): string {
  const y = yOf(25 * 60);
  return days.map((day) => `M${xOf(day, season) - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0`).join("");
}

interface Month {
  /** Its first day, which may come before the season's. */
  first: string;
  /** The middle of its days up to the season's last. */
  middle: string;
  isWhole: boolean;
}

/** The months from a season's first day to its last. */
export function monthsOf(season: Season): Month[] {
  const last = Date.parse(season.last);
  const months: Month[] = [];
  let first = Date.parse(`${season.first.slice(0, 7)}-01`);
  while (first <= last) {
    const next = nextMonth(first);
    const end = Math.min(next, last);
    const isWhole = next <= last + dayLength;
    months.push({ first: dayOf(first), middle: dayOf((first + end) / 2), isWhole });
    first = next;
  }
  return months;
}

/** Every third day and the last, and those around the change to summer time, which comes between two nights. */
function sampledDays({ first, last }: Season): string[] {
  const start = Date.parse(first);
  const end = Date.parse(last);
  const marchEnd = Date.UTC(Number(last.slice(0, 4)), 2, 31);
  const summerTime = marchEnd - new Date(marchEnd).getUTCDay() * dayLength;
  const days = [end, summerTime - 2 * dayLength, summerTime - dayLength, summerTime];
  for (let day = start; day < end; day += 3 * dayLength) days.push(day);
  return [...new Set(days)].sort((a, b) => a - b).map(dayOf);
}

function nextMonth(first: number): number {
  const date = new Date(first);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

function daysFrom(first: string, day: string): number {
  return (Date.parse(day) - Date.parse(first)) / dayLength;
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
