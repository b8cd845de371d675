import type { Context } from "hono";
import type { DeskEnv } from "../env.ts";
import { formatTime } from "../words.ts";
import { Missing } from "./feedback.tsx";
import { type Elements, showPage, useWords } from "./render.tsx";

interface PageProps {
  title: string;
  /** Which of the navigation's pages it is. */
  current?: PageName;
  /** What the page calls itself, if not by its title. */
  heading?: string;
  /** What became of what the reader has just done. */
  feedback?: Elements;
  /** What stands above the main part, below the heading. */
  intro?: Elements;
  /** Whether the reader may see the desk's other pages. */
  isOpen?: boolean;
  children: Elements;
}

/** A whole page of the desk: navigation, feedback, heading and intro, main part; no script, one style. */
export function Page(props: PageProps) {
  const { title, current, heading = title, feedback, intro, isOpen = true, children } = props;
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
        <header>
          {isOpen && <Navigation current={current} />}
          {feedback}
          <h1>
            <bdi>{heading}</bdi>
          </h1>
          {intro}
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface SectionProps {
  /** The id of its heading. */
  id: string;
  title: string;
  className?: string;
  children: Elements;
}

/** A part of a page under its own heading. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {children}
    </section>
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

// Without `current` none of its pages is open.
function Navigation({ current }: { current?: PageName | undefined }) {
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

type NoticeKind = "wrongAddress" | "failed" | "locked" | "unknown";

/** A page that shows nothing of the desk but why, and what to do. */
function Notice({ kind }: { kind: NoticeKind }) {
  const { words } = useWords();
  const { title, why } = words[kind];
  return (
    <Page title={title} isOpen={false}>
      <Missing text={why} steps={kind === "locked" ? words.locked.steps : []} />
      {kind === "unknown" && (
        <p>
          <a href="/cdn-cgi/access/logout">{words.unknown.signIn}</a>
        </p>
      )}
      {(kind === "wrongAddress" || kind === "failed") && (
        <p>
          <a href="/">{words[kind].back}</a>
        </p>
      )}
    </Page>
  );
}

/**
 * Shows a reader that their address asks for something that is not there, that the desk failed, how to switch Cloudflare
 * Access on where it does not guard the desk, or that Access does not name them.
 */
export function showNotice(c: Context<DeskEnv>, kind: NoticeKind, status: 400 | 403 | 404 | 500) {
  return showPage(c, Notice, { kind }, status);
}
