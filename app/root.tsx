import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { manifestPathOf } from "#domain/routes.ts";
import { LaterScripts } from "./navigation/later-scripts.tsx";
import { rootLoader } from "./navigation/page-data.server.ts";
import { isPageData, type RootData } from "./navigation/page-data.ts";
import { ErrorMessage } from "./sections/error-message.tsx";
import { StructuredData } from "./seo/structured-data.tsx";
import { PreloadFonts } from "./ui/preload-fonts.tsx";
import { useHydrated } from "./ui/use-hydrated.ts";
import { ContentProvider } from "./words/content-provider.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/preferences.css";
import "./styles/print.css";

export const loader = rootLoader;

/** Nothing here changes while the site is open: no navigation asks the server for it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const language = useDocumentLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1626" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPathOf(language)} />
        <PreloadFonts language={language} />
        <Meta />
        <StructuredData />
        {/* Only scripts need the nonce. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollPositions />
        <LaterScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where not even the root's words are there, this throws too, and the gateway answers. SPEC 8. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw error;
  return (
    <ContentProvider language={root.language} shell={root.errors}>
      <main>
        <ErrorMessage error={error} language={root.language} />
      </main>
    </ContentProvider>
  );
}

// The script that stands in the page otherwise is for a page that is loaded anew, which a browser restores by itself:
// 0.26 kB of each page. In development React would warn that it does not run.
function ScrollPositions() {
  const isHydrated = useHydrated();
  return (isHydrated || import.meta.env.DEV) && <ScrollRestoration />;
}

// The page's; where its data failed, the one that the error speaks.
function useDocumentLanguage(): Language {
  const page = useMatches()
    .map((match) => match.loaderData)
    .find(isPageData);
  const root = useRouteLoaderData<RootData>("root");
  return page?.language ?? root?.language ?? defaultLanguage;
}
