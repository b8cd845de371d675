import type { ReactNode } from "react";
import { Outlet, useLoaderData, useRouteError } from "react-router";
import { PageAnnouncer } from "../navigation/page-announcer.tsx";
import { pageLoader } from "../navigation/page-data.server.ts";
import { type PageData, pageClientLoader, whenPathChanges } from "../navigation/page-data.ts";
import { useCountedPages } from "../navigation/use-counted-pages.ts";
import { useScrollToHero } from "../navigation/use-scroll-to-hero.ts";
import { useShownOnce } from "../navigation/use-shown-once.ts";
import { useSlowNavigation } from "../navigation/use-slow-navigation.ts";
import { BookingBar } from "../sections/booking-bar.tsx";
import { Consent } from "../sections/consent.tsx";
import { Demonstration } from "../sections/demonstration.tsx";
import { ErrorMessage } from "../sections/error-message.tsx";
import { Footer } from "../sections/footer.tsx";
import { Header } from "../sections/header.tsx";
import { ScriptFailure } from "../sections/script-failure.tsx";
import { VoiceAssistant } from "../sections/voice-assistant.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { ToastProvider } from "../ui/toast-provider.tsx";
import { ContentProvider, useText } from "../words/content-provider.tsx";
import styles from "./layout.module.css";

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
  useShownOnce();
  useCountedPages();
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
