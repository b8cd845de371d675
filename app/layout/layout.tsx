import type { ReactNode } from "react";
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { pathOf } from "#domain/pages/routes.ts";
import { usePageViews } from "../navigation/analytics.ts";
import { scriptFailureId } from "../navigation/deferred-scripts.tsx";
import { pageLoader } from "../navigation/page-data.server.ts";
import {
  type PageData,
  pageClientLoader,
  type RootData,
  whenPathChanges,
} from "../navigation/page-data.ts";
import { useScrollToHero } from "../navigation/use-scroll-to-hero.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { ToastProvider } from "../ui/toast-provider.tsx";
import { ContentProvider, useLanguage, useText } from "../words/content-provider.tsx";
import { BookingBar } from "./booking-bar.tsx";
import consentStyles from "./consent.module.css";
import { Consent, VoiceAssistant } from "./consent.tsx";
import { ErrorMessage } from "./error-message.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { PageAnnouncer, useForgetReportedQuery, useSlowNavigation } from "./page-announcer.tsx";

/** The line over every page of a deployed site whose facts are still placeholders. SPEC 2.4. */
export function Demonstration() {
  const t = useText();
  const root = useRouteLoaderData<RootData>("root");
  return root?.isDemonstration && <aside className={styles.line}>{t("demonstration.text")}</aside>;
}

/**
 * Tells a visitor that the page's scripts did not load, and offers links to continue. `loadScripts` opens it. It has the
 * styles of the consent panel, which no page shows beside it, and closes without script. SPEC 8.
 */
export function ScriptFailure() {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <dialog className={consentStyles.panel} id={scriptFailureId} data-screen-only>
      <h2>{t("errors.loading.title")}</h2>
      <p>{t("errors.loading.text")}</p>
      <div className={consentStyles.buttons}>
        <a href={pathname}>{t("errors.retry")}</a>
        <a href={pathOf("home", language)}>{t("errors.home")}</a>
        <form method="dialog">
          <button type="submit">{t("consent.close")}</button>
        </form>
      </div>
    </dialog>
  );
}

// Shared by every page: a page's module holds only its component and its form's action.
export const loader = pageLoader;
export const clientLoader = pageClientLoader;
export const shouldRevalidate = whenPathChanges;
export const meta = pageMeta;

/** The frame of every page: header, footer, booking bar, consent, toasts. SPEC 2.4, 4. */
export default function Layout() {
  return (
    <Shell data={useLoaderData<PageData>()}>
      <Outlet />
    </Shell>
  );
}

/** Shows an error in place of a page, inside the usual frame. Throws again if the layout's data failed too. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useLoaderData<PageData | undefined>();
  if (!data) throw error;
  return (
    <Shell data={data}>
      <ErrorMessage error={error} language={data.language} />
    </Shell>
  );
}

function Shell({ data, children }: { data: PageData; children: ReactNode }) {
  useScrollToHero();
  useForgetReportedQuery();
  usePageViews();
  return (
    <ContentProvider {...data}>
      <ToastProvider>
        <SkipLink />
        <Demonstration />
        <Header />
        <Main>{children}</Main>
        <Footer />
        <BookingBar />
        <Consent />
        <ScriptFailure />
        <VoiceAssistant />
        <PageAnnouncer />
      </ToastProvider>
    </ContentProvider>
  );
}

// A component of its own, so that the rest of the frame does not render when a navigation begins and ends.
function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.main} aria-busy={useSlowNavigation() || undefined}>
      {children}
    </main>
  );
}

function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href="#content" data-screen-only>
      {t("site.skipToContent")}
    </a>
  );
}
