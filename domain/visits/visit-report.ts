import { type FormName, formNames } from "../booking/submission.ts";
import { findFormPage, type VisitStep, visitColumns, visitors, visitsDataset } from "./visits.ts";

export const defaultWeeks = 8;

const daySeconds = 24 * 60 * 60;
const weekSeconds = 7 * daySeconds;
// The first Monday of Unix time.
const firstMonday = 4 * daySeconds;
const maxList = 15;

/** How often each step was taken. */
export type Steps = Record<VisitStep, number>;

/** A name, such as a country's, and how often it was counted. */
export interface Counted {
  name: string;
  count: number;
}

/** What was counted in some weeks, newest first; programs are left out but for their number. */
export interface VisitReport {
  weeks: { monday: string; pages: number; forms: Record<FormName, Steps> }[];
  forms: Record<FormName, Steps>;
  pages: Counted[];
  languages: Counted[];
  countries: Counted[];
  referrers: Counted[];
  bots: number;
}

/** A row of an answer: the API writes large numbers as text. */
export type Row = Record<string, string | number>;

const { step, page, language, country, referrer, who } = visitColumns;

/** The queries behind a report in the SQL of Analytics Engine, for as many weeks as asked, this one included. */
export function reportQueries(weeks: number, now: Date) {
  const from = (thisWeek(now) - weeks + 1) * weekSeconds + firstMonday;
  // Analytics Engine samples very many events; each then stands for as many as its sample interval.
  const count = "SUM(_sample_interval) AS count";
  const source = `FROM ${visitsDataset} WHERE timestamp >= toDateTime(${from})`;
  const mostOften = (column: string) =>
    `SELECT ${column} AS name, ${count} ${source} AND ${step} = 'seen' AND ${who} = '${visitors.person}' AND ${column} != '' GROUP BY name ORDER BY count DESC LIMIT ${maxList} FORMAT JSON`;
  return {
    counts: `SELECT intDiv(toUInt32(timestamp) - ${firstMonday}, ${weekSeconds}) AS week, ${step} AS step, ${page} AS page, ${language} AS language, ${who} AS who, ${count} ${source} GROUP BY week, step, page, language, who FORMAT JSON`,
    countries: mostOften(country),
    referrers: mostOften(referrer),
  };
}

/** The report that the answers to these queries make. */
export function toReport(
  answers: Record<keyof ReturnType<typeof reportQueries>, readonly Row[]>,
  weeks: number,
  now: Date,
): VisitReport {
  const isPerson = (row: Row) => row.who === visitors.person;
  const rows = answers.counts.filter(isPerson);
  const seen = rows.filter((row) => row.step === "seen");
  const newest = thisWeek(now);
  return {
    weeks: Array.from({ length: weeks }, (_, index) => {
      const ofWeek = rows.filter(({ week }) => Number(week) === newest - index);
      const pages = sum(ofWeek.filter((row) => row.step === "seen"));
      return { monday: mondayOf(newest - index), pages, forms: formsIn(ofWeek) };
    }),
    forms: formsIn(rows),
    pages: countedBy("page", seen),
    languages: countedBy("language", seen),
    countries: answers.countries.map(counted),
    referrers: answers.referrers.map(counted),
    bots: sum(answers.counts.filter((row) => !isPerson(row) && row.step === "seen")),
  };
}

function formsIn(rows: readonly Row[]): Record<FormName, Steps> {
  const steps = (form: FormName): Steps => {
    const page = findFormPage(form);
    const of = (name: VisitStep) =>
      sum(rows.filter((row) => row.page === page && row.step === name));
    return { seen: of("seen"), begun: of("begun"), sent: of("sent"), refused: of("refused") };
  };
  return Object.fromEntries(formNames.map((form) => [form, steps(form)])) as Record<
    FormName,
    Steps
  >;
}

function countedBy(column: string, rows: readonly Row[]): Counted[] {
  const groups = Map.groupBy(rows, (row) => String(row[column]));
  return [...groups]
    .map(([name, group]) => ({ name, count: sum(group) }))
    .filter(({ name }) => name !== "")
    .sort((a, b) => b.count - a.count);
}

function counted({ name, count }: Row): Counted {
  return { name: String(name), count: Math.round(Number(count)) };
}

function sum(rows: readonly Row[]): number {
  return Math.round(rows.reduce((total, { count }) => total + Number(count), 0));
}

function thisWeek(now: Date): number {
  return Math.floor((now.getTime() / 1000 - firstMonday) / weekSeconds);
}

function mondayOf(week: number): string {
  return new Date((week * weekSeconds + firstMonday) * 1000).toISOString().slice(0, 10);
}
