import type { ReactNode } from "react";
import { Outlet, useLoaderData, useMatches, useRouteError } from "react-router";
import { ContentProvider, useText } from "../content/content-provider.tsx";
import { readOnce } from "../content/hand-over.ts";
import { LinksContext } from "../content/links-context.ts";
import { shellLoader } from "../content/page-data.server.ts";
import {
  isPageData,
  type ShellData,
  shellClientLoader,
  unlessOnlyTheQueryChanges,
} from "../content/page-data.ts";
import { BookingBar } from "../sections/booking-bar.tsx";
import { Consent } from "../sections/consent.tsx";
import { ErrorMessage } from "../sections/error-message.tsx";
import { Footer } from "../sections/footer.tsx";
import { Header } from "../sections/header.tsx";
import { VoiceAssistant } from "../sections/voice-assistant.tsx";
import { PageAnnouncer } from "../ui/page-announcer.tsx";
import { ToastProvider } from "../ui/toast-provider.tsx";
import { useFollowLinks } from "../ui/use-follow-links.ts";
import { useScrollToHero } from "../ui/use-scroll-to-hero.ts";
import styles from "./layout.module.css";

export const loader = shellLoader;
export const clientLoader = shellClientLoader;
export const shouldRevalidate = unlessOnlyTheQueryChanges;

/** What stands around every page: header, footer, booking bar, consent, toasts. SPEC 2.4. */
export default function Layout() {
  return (
    <Shell shell={useLoaderData<ShellData>()}>
      <Outlet />
    </Shell>
  );
}

/** A page that failed, with everything around it still in place. Throws on where the shell failed too. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useLoaderData<ShellData | undefined>();
  if (!shell) throw error;
  return (
    <Shell shell={shell}>
      <ErrorMessage error={error} language={shell.language} />
    </Shell>
  );
}

function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const page = useMatches()
    .map((match) => match.loaderData)
    .find(isPageData);
  const links = readOnce(shell.links);
  useFollowLinks(links);
  useScrollToHero();
  return (
    <ContentProvider
      language={shell.language}
      shell={shell.catalogue}
      errors={shell.errors}
      page={page?.catalogue}
    >
      <LinksContext value={links}>
        <ToastProvider>
          <SkipLink />
          <Header />
          <main id="content" className={styles.main}>
            {children}
          </main>
          <Footer />
          <BookingBar />
          <Consent />
          <VoiceAssistant />
          <PageAnnouncer />
        </ToastProvider>
      </LinksContext>
    </ContentProvider>
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
