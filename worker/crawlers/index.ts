import { Hono } from "hono";
import type { Settings } from "#domain/facts/settings.ts";
import { languages } from "#domain/pages/languages.ts";
import { manifestPathOf } from "#domain/pages/routes.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";
import { errorPage } from "../pages/error-page.ts";
import { llmsText } from "./llms.ts";
import { webManifest } from "./manifest.ts";
import { sitemap } from "./sitemap.ts";

const anHour = "public, max-age=3600";

/** What machines request besides the pages: robots.txt, the sitemap, llms.txt and a manifest per language. */
export function crawlers() {
  const app = new Hono<GatewayEnv>();
  // The same on every host: a header keeps preview hosts out of search, and crawlers must be allowed to read it.
  serve("/robots.txt", "text/plain", ({ siteUrl }) =>
    ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n"),
  );
  serve("/sitemap.xml", "application/xml", ({ siteUrl }) => sitemap(siteUrl));
  serve("/llms.txt", "text/markdown", llmsText);
  for (const language of languages) {
    serve(manifestPathOf(language), "application/manifest+json", (settings) =>
      JSON.stringify(webManifest(language, settings)),
    );
  }
  return app;

  function serve(path: string, type: string, write: (settings: Settings) => string): void {
    app.get(path, (c) =>
      c.body(write(parseConfig(c.env).settings), 200, {
        "Content-Type": `${type}; charset=utf-8`,
        "Cache-Control": anHour,
      }),
    );
    app.all(path, (c) => errorPage(c, 405, { Allow: "GET, HEAD" }));
  }
}
