import type { Settings } from "#domain/facts/settings.ts";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";

// The value of --surface: a manifest cannot use CSS variables.
const night = "#0b1626";

/** The web app manifest in a language: how the site appears on a phone's home screen. */
export function webManifest(language: Language, { siteName }: Settings) {
  const { home } = getCatalogue(language).seo;
  return {
    name: siteName,
    short_name: siteName.split(" ")[0],
    description: home.description,
    lang: language,
    id: pathOf("home", language),
    start_url: pathOf("home", language),
    scope: "/",
    display: "minimal-ui",
    background_color: night,
    theme_color: night,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
