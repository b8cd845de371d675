import type { Context } from "hono";
import { Fragment } from "react";
import { formNames } from "#domain/booking/submission.ts";
import { dateLocale } from "#domain/calendar/dates.ts";
import type { Language } from "#domain/pages/languages.ts";
import type { AnyPage } from "#domain/pages/pages.ts";
import { isLegalKey, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { type Counted, defaultWeeks, type VisitReport } from "#domain/visits/visit-report.ts";
import { log } from "../../worker/log.ts";
import type { DeskEnv, Env } from "../env.ts";
import { Missing, type Reading, statusOf } from "../web/feedback.tsx";
import { Page } from "../web/page.tsx";
import { showPage, useWords } from "../web/render.tsx";
import { format, formatDay } from "../words.ts";
import { NoReportError, type NoVisits, readVisits } from "./read-visits.ts";

/** Shows what was counted on the site, or how to have it counted. */
export function VisitorsPage({ reading }: { reading: Reading<VisitReport, NoVisits> }) {
  const { title, nothing } = useWords().words.visitors;
  return (
    <Page title={title} current="visitors">
      {"value" in reading ? (
        <Report report={reading.value} />
      ) : (
        <Missing {...nothing[reading.missing]} />
      )}
    </Page>
  );
}

function Report({ report }: { report: VisitReport }) {
  const { language, words } = useWords();
  const { visitors: texts } = words;
  const { forms, bots, pages, languages, countries, referrers } = report;
  const { contact, booking } = forms;
  const counts = {
    contact: contact.seen,
    booking: booking.seen,
    refused: contact.refused + booking.refused,
  };
  return (
    <>
      <p>{texts.intro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too. */}
      <section className="scroll" tabIndex={0} aria-label={texts.weeks}>
        <Weeks weeks={report.weeks} />
      </section>
      <p>{format(language, texts.forms, counts)}</p>
      <Bars title={texts.pages} counted={pages} toName={(page) => pageName(page, language)} />
      <Bars
        title={texts.languages}
        counted={languages}
        toName={(code) => displayName("language", code, language)}
      />
      <Bars
        title={texts.countries}
        counted={countries}
        toName={(code) => countryName(code, language)}
      />
      <Bars title={texts.referrers} counted={referrers} toName={(host) => host} />
      <p className="quiet">{format(language, texts.bots, { bots })}</p>
    </>
  );
}

function Weeks({ weeks }: Pick<VisitReport, "weeks">) {
  const { language, words } = useWords();
  const { visitors: texts, kinds } = words;
  return (
    <table>
      <caption>{texts.weeks}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {texts.week}
          </th>
          <th scope="col" rowSpan={2}>
            {texts.pages}
          </th>
          {formNames.map((form) => (
            <th key={form} scope="colgroup" colSpan={2}>
              {kinds[form]}
            </th>
          ))}
        </tr>
        <tr>
          {formNames.map((form) => (
            <Fragment key={form}>
              <th scope="col">{texts.begun}</th>
              <th scope="col">{texts.sent}</th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, pages, forms: { contact, booking } }) => (
          <tr key={monday}>
            <th scope="row">{formatDay(language, monday, { day: "numeric", month: "short" })}</th>
            <Count count={pages} />
            <Count count={contact.begun} />
            <Count count={contact.sent} />
            <Count count={booking.begun} />
            <Count count={booking.sent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ count }: { count: number }) {
  const { language } = useWords();
  return <td>{new Intl.NumberFormat(dateLocale(language)).format(count)}</td>;
}

interface BarsProps {
  title: string;
  counted: readonly Counted[];
  toName: (name: string) => string;
}

function Bars({ title, counted, toName }: BarsProps) {
  const max = Math.max(...counted.map(({ count }) => count), 1);
  if (counted.length === 0) return null;
  return (
    <table className="bars">
      <caption>{title}</caption>
      <tbody>
        {counted.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{toName(name)}</bdi>
            </th>
            <Count count={count} />
            <td aria-hidden="true">
              <meter min={0} max={max} value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A page of the site by its path in a language; one of an older version of the site by its name. */
function pageName(page: string, language: Language): string {
  const key = page as AnyPage;
  try {
    return decodeURI(isLegalKey(key) ? legalPathOf(key) : pathOf(key, language));
  } catch {
    return page;
  }
}

/** A country in the words of a language; Cloudflare's T1 is the Tor network. */
function countryName(code: string, language: Language): string {
  return code === "T1" ? "Tor" : displayName("region", code, language);
}

function displayName(type: "region" | "language", code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The page of how many pages were opened, and forms begun and sent. */
export async function visitors(c: Context<DeskEnv>): Promise<Response> {
  const reading = await read(c.env);
  return showPage(c, VisitorsPage, { reading }, statusOf(reading));
}

async function read({ ACCOUNT_ID, ANALYTICS_TOKEN }: Env): Promise<Reading<VisitReport, NoVisits>> {
  const account = ACCOUNT_ID?.trim();
  const token = ANALYTICS_TOKEN?.trim();
  if (!account || !token) return { missing: "unset" };
  try {
    return { value: await readVisits({ account, token }, defaultWeeks, new Date()) };
  } catch (error) {
    if (!(error instanceof NoReportError)) throw error;
    log("error", "visitors", { cause: error.message });
    return { missing: error.isRefused ? "refused" : "away" };
  }
}
