import type { Context } from "hono";
import { dayAfter, stockholmDay } from "#domain/calendar/dates.ts";
import type { DeskEnv } from "../env.ts";
import { Field } from "../web/form.tsx";
import { Page, Section, showNotice } from "../web/page.tsx";
import { showPage, useWords } from "../web/render.tsx";
import { format, formatDays } from "../words.ts";
import { feedPath } from "./calendar-feed.ts";
import { RequestCard } from "./request-card.tsx";
import { openStore, type RequestState, type StoredRequest } from "./store.ts";
import { isDeskDay, type Week, weekAt, weekNamed } from "./weeks.ts";

const agreedStates: readonly RequestState[] = ["agreed", "done"];
const openStates: readonly RequestState[] = ["new", "answered"];

// More than the house has beds for, many times over. Anybody can ask for any number of weeks, so those who ask have a
// list of their own and push nobody who comes off the page.
const maxListed = 500;

interface ArrivalsProps {
  week: Week;
  agreed: readonly StoredRequest[];
  asked: readonly StoredRequest[];
  /** The address of the calendar of agreed weeks, if there is one. */
  feed: string | undefined;
}

/** Lists who comes in a week, and apart from them who has asked for it. */
function ArrivalsPage({ week, agreed, asked, feed }: ArrivalsProps) {
  const { language, words } = useWords();
  const texts = words.desk.arrivals;
  const title = format(language, texts.title, { number: week.number });
  return (
    <Page
      title={`${title} – ${words.desk.navigation.arrivals}`}
      heading={title}
      current="arrivals"
      intro={<WeekChoice week={week} />}
    >
      <Section id="agreed" title={texts.agreed}>
        <Requests found={agreed} empty={texts.nobody} />
      </Section>
      <Section id="asked" title={texts.asked}>
        <Requests found={asked} empty={texts.noneAsked} />
      </Section>
      {feed && (
        <Section id="feed" className="feed" title={texts.feed}>
          <p>{texts.feedHint}</p>
          <p>
            <a href={feed}>{feed}</a>
          </p>
        </Section>
      )}
    </Page>
  );
}

function WeekChoice({ week }: { week: Week }) {
  const { language, words } = useWords();
  const { arrivals: texts, navigation } = words.desk;
  return (
    <>
      <p>{formatDays(language, week, { day: "numeric", month: "long", year: "numeric" })}</p>
      <nav aria-label={navigation.arrivals}>
        <a href={weekPath(dayAfter(week.first, -7))} rel="prev">
          {texts.previous}
        </a>
        <a href="/arrivals">{texts.now}</a>
        <a href={weekPath(dayAfter(week.first, 7))} rel="next">
          {texts.next}
        </a>
      </nav>
      <form className="filter" method="get" action="/arrivals">
        <Field label={texts.day}>
          <input type="date" name="day" defaultValue={week.first} required />
        </Field>
        <button type="submit">{texts.go}</button>
      </form>
    </>
  );
}

function Requests({ found, empty }: { found: readonly StoredRequest[]; empty: string }) {
  const { language, words } = useWords();
  if (found.length === 0) return <p className="quiet">{empty}</p>;
  const { more } = words.desk.arrivals;
  return (
    <>
      {found.length > maxListed && (
        <p className="wrong">{format(language, more, { most: maxListed })}</p>
      )}
      {found.slice(0, maxListed).map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </>
  );
}

function weekPath(day: string): string {
  return `/arrivals?week=${weekAt(day).name}`;
}

/** Who arrives in a week: the one named, that of a day, or this one. */
export async function arrivals(c: Context<DeskEnv>): Promise<Response> {
  const { week: name, day } = c.req.query();
  const week = name ? weekNamed(name) : weekOfDay(day || stockholmDay(new Date()));
  if (!week) return showNotice(c, "wrongAddress", 400);
  const list = (states: readonly RequestState[]) =>
    openStore(c.env.DB).list({
      arrivals: { from: week.first, until: week.last },
      states,
      limit: maxListed + 1,
    });
  const [agreed, asked] = [await list(agreedStates), await list(openStates)];
  const path = feedPath(c.env);
  const feed = path && new URL(path, c.req.url).href;
  return showPage(c, ArrivalsPage, { week, agreed, asked, feed });
}

function weekOfDay(day: string): Week | undefined {
  return isDeskDay(day) ? weekAt(day) : undefined;
}
