import { Fragment } from "react";
import { isPackageId } from "#domain/booking/packages.ts";
import { stayDays } from "#domain/booking/stay.ts";
import { isCalendarDay } from "#domain/calendar/dates.ts";
import { isLanguage } from "#domain/pages/languages.ts";
import { packageName } from "../guest-words.ts";
import { useWords } from "../web/render.tsx";
import {
  type DeskLanguage,
  deskWords,
  format,
  formatDay,
  formatDays,
  languageName,
} from "../words.ts";
import type { RequestBody } from "./request-body.ts";
import type { StoredRequest } from "./store.ts";
import { weekAt } from "./weeks.ts";

type Value = RequestBody[string];

/** Every field of a request as a description list; one that has no label here keeps its own name. */
export function FieldList({ body }: { body: RequestBody }) {
  const { language } = useWords();
  return (
    <dl>
      {Object.entries(body).map(([field, value]) => (
        <Fragment key={field}>
          <dt>{findLabel(language, field)}</dt>
          <dd>
            <Field field={field} value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Field({ field, value }: { field: string; value: Value }) {
  const { language } = useWords();
  const text = formatField(language, field, value);
  if (typeof value !== "string" || !value.trim()) return text;
  if (field === "email") return <a href={mailtoHref(value)}>{text}</a>;
  if (field === "phone") return <a href={`tel:${value.replace(/[^+\d]/g, "")}`}>{text}</a>;
  // What is written from right to left stays within its own line.
  return <bdi>{text}</bdi>;
}

/** The same for a text without markup. */
export function formatFields(
  language: DeskLanguage,
  body: RequestBody,
): [label: string, text: string][] {
  return Object.entries(body).map(([field, value]) => [
    findLabel(language, field),
    formatField(language, field, value),
  ]);
}

/** The mailto: URL of an address; encodeURIComponent would throw on half a surrogate pair. RFC 6068. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed())}`;
}

function findLabel(language: DeskLanguage, field: string): string {
  const labels: Record<string, string> = deskWords[language].fields;
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

function formatField(language: DeskLanguage, field: string, value: Value): string {
  const { yes, no } = deskWords[language];
  if (Array.isArray(value)) return value.join(", ") || "–";
  if (typeof value === "boolean") return value ? yes : no;
  const text = String(value);
  return text === "" ? "–" : (formatChoice(language, field, text) ?? text);
}

// What a guest chooses from a list is sent as a word for programs.
function formatChoice(language: DeskLanguage, field: string, text: string): string | undefined {
  if (field === "consent" && text === "yes") return deskWords[language].yes;
  if (field === "locale" && isLanguage(text)) return languageName(language, text);
  if (field === "subject") return formatSubject(language, text);
  if (field === "date" && isCalendarDay(text)) {
    return formatDay(language, text, { dateStyle: "full" });
  }
  if (field === "package" && isPackageId(text)) return packageName(language, text);
  return undefined;
}

/** A request in one line: reference, name, week and party of a booking; name and subject of a message. */
export function formatSummary(
  language: DeskLanguage,
  { kind, reference, name, body }: Pick<StoredRequest, "kind" | "reference" | "name" | "body">,
): string {
  const { mail } = deskWords[language];
  if (kind === "contact") {
    const subject = formatSubject(language, String(body.subject));
    return format(language, mail.contact, { name, subject });
  }
  return format(language, mail.booking, {
    reference: reference ?? "",
    name,
    stay: formatStay(language, String(body.package), String(body.date)),
    party: formatParty(language, body),
  });
}

/** The adults and children of a booking in words. */
export function formatParty(
  language: DeskLanguage,
  { numAdults, numChildren }: RequestBody,
): string {
  return format(language, deskWords[language].mail.party, {
    adults: Number(numAdults),
    children: Number(numChildren),
  });
}

/** The week and the days of a booking. */
export function formatStay(language: DeskLanguage, packageId: string, date: string): string {
  const days = stayDays(packageId, date);
  const dates = formatDays(language, days, { day: "numeric", month: "short", year: "numeric" });
  return format(language, deskWords[language].mail.stay, {
    week: weekAt(days.first).number,
    dates,
  });
}

// The subject that a guest chose, in words; any other text as it is.
function formatSubject(language: DeskLanguage, subject: string): string {
  const subjects: Record<string, string> = deskWords[language].subjects;
  return (Object.hasOwn(subjects, subject) && subjects[subject]) || subject;
}
