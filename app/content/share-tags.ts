import type { MetaDescriptor } from "react-router";
import { type Language, languages } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import { sharePictureOf, sharePictureSize } from "#domain/share-pictures.ts";
import type { Described } from "./described.ts";

const locales: Record<Language, string> = { en: "en_GB", sv: "sv_SE", de: "de_DE", pl: "pl_PL" };

/** What messengers show of a link to a page: Open Graph and Twitter tags. SPEC 2.4 (search metadata). */
export function shareTags(described: Described): MetaDescriptor[] {
  const { page, language, title, description, url } = described;
  const { siteUrl, siteName } = described.settings;
  const image = siteUrl + sharePictureOf(page);
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    // Networks load whole pages: no visitor needs the list of all languages for this.
    ...(import.meta.env.SSR ? localeTags(language) : []),
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(sharePictureSize.width) },
    { property: "og:image:height", content: String(sharePictureSize.height) },
    { property: "og:image:alt", content: pictureAlt(described) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: pictureAlt(described) },
  ];
}

function localeTags(language: Language): MetaDescriptor[] {
  const others = languages.filter((other) => other !== language);
  return [
    { property: "og:locale", content: locales[language] },
    ...others.map((other) => ({ property: "og:locale:alternate", content: locales[other] })),
  ];
}

// A page with a picture of its own is shared with what its head shows.
function pictureAlt({ page, words }: Described): string | undefined {
  const { site, about, packages, gallery, experiences } = words;
  const own: Partial<Record<PageKey | LegalKey, { alt: string } | undefined>> = {
    about: about?.hero,
    laplandPackages: packages?.hero,
    gallery: gallery?.hero,
    huskyTour: experiences?.huskyTour?.hero,
    snowmobileSafari: experiences?.snowmobileSafari?.hero,
    northernLights: experiences?.northernLights?.hero,
    accommodation: experiences?.accommodation?.hero,
  };
  return own[page]?.alt ?? site?.pictureAlt;
}
