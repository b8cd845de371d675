import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { defaultLanguage, type Language } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { manifestPathOf } from "#domain/pages/routes.ts";
import { ErrorMessage } from "./layout/error-message.tsx";
import { PreloadFonts } from "./layout/preload-fonts.tsx";
import { DeferredScripts } from "./navigation/deferred-scripts.tsx";
import { rootLoader } from "./navigation/page-data.server.ts";
import { isPageData, type PageData, type RootData } from "./navigation/page-data.ts";
import { StructuredData } from "./seo/structured-data/structured-data.tsx";
import type { Elements } from "./ui/elements.ts";
import { ContentProvider } from "./words/content-provider.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/preferences.css";
import "./styles/print.css";

export const loader = rootLoader;

/** The root data never change while the site is open, so no navigation requests them. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: Elements }) {
  const page = usePageData();
  const language = useDocumentLanguage(page);
  return (
    <html lang={language} data-hour={page && pageFacts(page.page).hour}>
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
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** If even the root's data are missing, this throws too, and the gateway answers. SPEC 8. */
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

function usePageData(): PageData | undefined {
  return useMatches()
    .map((match) => match.loaderData)
    .find(isPageData);
}

// The page's language; if its data failed, the language of the error message.
function useDocumentLanguage(page?: PageData): Language {
  const root = useRouteLoaderData<RootData>("root");
  return page?.language ?? root?.language ?? defaultLanguage;
}
