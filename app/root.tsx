import type { ReactNode } from "react";
import {
  Meta,
  Outlet,
  useMatches,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { manifestPathOf } from "#domain/language-paths.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { ContentProvider } from "./content/content-provider.tsx";
import { rootLoader } from "./content/page-data.server.ts";
import { isShellData, type RootData } from "./content/page-data.ts";
import { ErrorMessage } from "./sections/error-message.tsx";
import { hydrate } from "./start/hydrate.client.tsx";
import { LaterScripts } from "./start/later-scripts.tsx";
import { PreloadFonts } from "./start/preload-fonts.tsx";
import { StructuredData } from "./start/structured-data.tsx";
import { Styles } from "./start/styles.tsx";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/preferences.css";
import "./styles/print.css";

/** For the script that waits: what to call once this module is there. */
export const handle = { hydrate };

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
        {import.meta.env.SSR && <StructuredData />}
        <Styles />
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
    <ContentProvider language={root.language} shell={root.catalogue}>
      <main>
        <ErrorMessage error={error} language={root.language} />
      </main>
    </ContentProvider>
  );
}

// As `<ScrollRestoration>`, without its script in the page: a page that is loaded anew a browser restores itself.
function ScrollPositions() {
  useScrollRestoration();
  return null;
}

// The shell's language is the page's; where the shell failed, the one that the error speaks.
function useDocumentLanguage(): Language {
  const shell = useMatches()
    .map((match) => match.loaderData)
    .find(isShellData);
  const root = useRouteLoaderData<RootData>("root");
  return shell?.language ?? root?.language ?? defaultLanguage;
}
