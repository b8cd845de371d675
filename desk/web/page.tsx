import type { Context } from "hono";
import type { ReactElement } from "react";
import type { DeskEnv } from "../env.ts";
import { formatTime } from "../words.ts";
import { showPage, useWords } from "./render.tsx";

/** What stands beside other things: elements, and no text without one of its own. docs/decisions/0047 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | "";

interface PageProps {
  title: string;
  /** Which of the navigation's pages it is. */
  current?: PageName;
  /** In place of the navigation and the title. */
  header?: Elements;
  children: Elements;
}

/** A whole page of the desk around its header and main part; no script, one style. */
export function Page({ title, current, header, children }: PageProps) {
  const { language } = useWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <header>{header ?? <Heading title={title} current={current} />}</header>
        <main>{children}</main>
      </body>
    </html>
  );
}

const paths = {
  inbox: "/",
  arrivals: "/arrivals",
  guests: "/guests",
  outbox: "/outbox",
  visitors: "/visitors",
} as const;

type PageName = keyof typeof paths;

/** The navigation and the title of a page. */
export function Heading({ title, current }: { title: string; current: PageName | undefined }) {
  return (
    <>
      <Navigation current={current} />
      <h1>{title}</h1>
    </>
  );
}

/** The links between the desk's pages; without `current` none of them is open. */
export function Navigation({ current }: { current?: PageName | undefined }) {
  const { navigation } = useWords().words.desk;
  const names = Object.keys(paths) as PageName[];
  return (
    <nav className="pages" aria-label={navigation.label}>
      {names.map((name) => (
        <a key={name} href={paths[name]} aria-current={name === current ? "page" : undefined}>
          {navigation[name]}
        </a>
      ))}
    </nav>
  );
}

/** An instant (ISO 8601) as the clock in Sweden shows it. */
export function Time({ instant }: { instant: string }) {
  const { language } = useWords();
  return <time dateTime={instant}>{formatTime(language, instant)}</time>;
}

interface QuotingProps {
  className?: string | undefined;
  text: string;
  quote: string | null;
}

/** A sentence and, if there is one, what a program answered. */
export function Quoting({ className, text, quote }: QuotingProps) {
  if (!quote) return <p className={className}>{text}</p>;
  return (
    <p className={className}>
      <span>{text}</span> <bdi>{quote}</bdi>
    </p>
  );
}

/** Steps for the operator, if there are any. */
export function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

type NoticeKind = "wrongAddress" | "failed" | "locked" | "unknown";

/** A page that shows nothing of the desk but why, and what to do. */
function Notice({ kind }: { kind: NoticeKind }) {
  const { words } = useWords();
  const { title, why } = words[kind];
  return (
    <Page title={title} header={<h1>{title}</h1>}>
      <p>{why}</p>
      {kind === "locked" ? <Steps steps={words.locked.steps} /> : <p>{wayOn(kind)}</p>}
    </Page>
  );

  function wayOn(kind: Exclude<NoticeKind, "locked">) {
    if (kind === "unknown") return <a href="/cdn-cgi/access/logout">{words.unknown.signIn}</a>;
    return <a href="/">{words[kind].back}</a>;
  }
}

/**
 * Shows a reader that their address asks for something that is not there, that the desk failed, how to switch Cloudflare
 * Access on where it does not guard the desk, or that Access does not name them.
 */
export function showNotice(c: Context<DeskEnv>, kind: NoticeKind, status: 400 | 403 | 404 | 500) {
  return showPage(c, Notice, { kind }, status);
}
