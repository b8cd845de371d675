import type { Context } from "hono";
import { additionalInfoFields } from "#domain/booking/form-limits.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import type { DeskEnv } from "../env.ts";
import { showNotice } from "../web/page.tsx";
import { toStream } from "../web/response.ts";
import { type DeskLanguage, deskWords, type Words } from "../words.ts";
import { type Filter, readFilter } from "./filter.tsx";
import type { RequestBody } from "./request-body.ts";
import { openStore, type Store, type StoredRequest } from "./store.ts";

// A spreadsheet runs what begins like this, also after spaces and signs that nobody sees, or in the wide letters of Asia.
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** The mark by which a spreadsheet knows that letters are UTF-8. */
export const byteOrderMark = "\ufeff";

/** A row of a table (RFC 4180) in which every text stays a text: none is a formula, none ends its field. */
export function csvRow(values: readonly (string | number)[], separator: string): string {
  return `${values.map(csvField).join(separator)}\r\n`;
}

function csvField(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return `"${text.toWellFormed().replaceAll("\0", "").replaceAll('"', '""')}"`;
}

// A worker of the free plan asks its database fifty times at most for one answer, and has 128 MB for the longest
// messages that anybody sends: 100,000 requests of usual length are some twenty times.
const batch = { most: 5_000, characters: 4_000_000 };

// A spreadsheet in Swedish takes a comma for the sign in a decimal number.
const separators: Record<DeskLanguage, string> = { en: ",", sv: ";" };

/** The filtered list as a table for a spreadsheet, all of it. */
export async function csvExport(c: Context<DeskEnv>): Promise<Response> {
  const language = c.get("language");
  const filter = readFilter(c.req.query());
  if (!filter) return showNotice(c, "wrongAddress", 400);
  const rows = listRows(openStore(c.env.DB), filter, language);
  return c.body(toStream(rows), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="requests-${stockholmDay(new Date())}.csv"`,
  });
}

async function* listRows(
  store: Store,
  filter: Filter,
  language: DeskLanguage,
): AsyncGenerator<string, undefined> {
  const columns = columnsIn(deskWords[language]);
  const separator = separators[language];
  yield byteOrderMark +
    csvRow(
      columns.map(([title]) => title),
      separator,
    );
  for (let before = filter.before; ; ) {
    const found = await store.listWithin({ ...filter, before }, batch);
    const last = found.at(-1);
    if (!last) return undefined;
    const rows = found.map((each) => columns.map(([, read]) => read(each) ?? ""));
    yield rows.map((row) => csvRow(row, separator)).join("");
    before = last.id;
  }
}

// Swedish writes a moment so that spreadsheets of every language can sort it: 2027-02-15 09:05.
const minute = new Intl.DateTimeFormat("sv", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

const typed = [
  ...(["phone", "numAdults", "numChildren", "childrenAges", "subject", "message"] as const),
  ...additionalInfoFields,
];

type Column = [title: string, read: (request: StoredRequest) => string | number | null];

function columnsIn({ kinds, fields, desk: { columns, states } }: Words): Column[] {
  return [
    [columns.received, ({ receivedAt }) => minute.format(new Date(receivedAt))],
    [columns.kind, ({ kind }) => kinds[kind]],
    [columns.state, ({ state }) => states[state]],
    [columns.reference, ({ reference, body }) => reference ?? String(body.reference ?? "")],
    [fields.name, ({ name }) => name],
    [fields.email, ({ email }) => email],
    [columns.language, ({ language }) => language],
    [fields.package, (request) => request.package],
    [fields.date, ({ firstDay }) => firstDay],
    [columns.departure, ({ lastDay }) => lastDay],
    ...typed.map((field): Column => [fields[field], ({ body }) => toValue(body[field])]),
  ];
}

function toValue(value: RequestBody[string] | undefined): string | number {
  return typeof value === "number" ? value : String(value ?? "");
}
