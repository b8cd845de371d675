import type { Context } from "hono";
import type { DeskEnv } from "../env.ts";
import { mailSettings } from "../mail/mail-settings.ts";
import { Problem } from "../web/feedback.tsx";
import { Page, showNotice } from "../web/page.tsx";
import { showPage, useWords } from "../web/render.tsx";
import type { Words } from "../words.ts";
import { type Filter, FilterForm, formatQuery, isFiltered, readFilter } from "./filter.tsx";
import { RequestCard } from "./request-card.tsx";
import { openStore, type StoredRequest } from "./store.ts";

interface InboxProps {
  /** One more than the filter's limit if there are older ones. */
  found: readonly StoredRequest[];
  filter: Filter;
  mail: ReturnType<typeof mailSettings>;
}

/** Lists the received requests, newest first. */
function InboxPage({ found, filter, mail: { mail, problems } }: InboxProps) {
  const { words } = useWords();
  const requests = found.slice(0, filter.limit);
  const intro = (
    <>
      {problems.map((problem) => (
        <Problem key={problem} text={problem} />
      ))}
      {!mail && problems.length === 0 && <p className="quiet">{words.mail.off}</p>}
      <FilterForm filter={filter} />
    </>
  );
  return (
    <Page title={words.title} current="inbox" intro={intro}>
      <p className="quiet">{summarize(words, requests, filter)}</p>
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      <OtherPages found={found} filter={filter} />
    </Page>
  );
}

function summarize({ list }: Words, requests: readonly StoredRequest[], filter: Filter): string {
  if (requests.length > 0) return list.summary;
  return isFiltered(filter) || filter.before ? list.noMatch : list.empty;
}

function OtherPages({ found, filter }: Pick<InboxProps, "found" | "filter">) {
  const { list } = useWords().words;
  const last = found[filter.limit - 1];
  const older = found.length > filter.limit && last;
  if (!older && !filter.before) return null;
  return (
    <nav>
      {filter.before !== undefined && <a href={`/${formatQuery(filter)}`}>{list.newest}</a>}
      {older && (
        <a href={`/${formatQuery(filter, last.id)}`} rel="next">
          {list.older}
        </a>
      )}
    </nav>
  );
}

/** The page of received requests, as its address filters them. */
export async function inbox(c: Context<DeskEnv>): Promise<Response> {
  const filter = readFilter(c.req.query());
  if (!filter) return showNotice(c, "wrongAddress", 400);
  // One more than is shown tells whether there are older ones.
  const found = await openStore(c.env.DB).list({ ...filter, limit: filter.limit + 1 });
  return showPage(c, InboxPage, { found, filter, mail: mailSettings(c.env) });
}
