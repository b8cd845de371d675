import type { MetaDescriptor, MetaFunction } from "react-router";
import { type Language, languages } from "#domain/pages/languages.ts";
import { sharePictureSize } from "#domain/pages/page-media.ts";
import { alternateLinks, isLegalKey } from "#domain/pages/routes.ts";
import { type PageSeo, pageSeo, sharePictureAlt } from "./page-seo.ts";

const locales: Record<Language, string> = { en: "en_GB", sv: "sv_SE", de: "de_DE", pl: "pl_PL" };

/** What messengers show of a link to a page: Open Graph and Twitter tags. SPEC 2.4 (search metadata). */
export function shareTags(seo: PageSeo): MetaDescriptor[] {
  const { language, url, shared, settings } = seo;
  const { title, description, image, twitterImage } = shared;
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: settings.siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...localeTags(language),
    { property: "og:image", content: image },
    ...pictureTags(seo),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: twitterImage },
  ];
}

// Nobody has written down the size and the subject of a picture that a catalogue names.
function pictureTags(seo: PageSeo): MetaDescriptor[] {
  if (!seo.shared.hasDefaultPicture) return [];
  const alt = sharePictureAlt(seo);
  return [
    { property: "og:image:width", content: String(sharePictureSize.width) },
    { property: "og:image:height", content: String(sharePictureSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image:alt", content: alt },
  ];
}

function localeTags(language: Language): MetaDescriptor[] {
  const others = languages.filter((other) => other !== language);
  return [
    { property: "og:locale", content: locales[language] },
    ...others.map((other) => ({ property: "og:locale:alternate", content: locales[other] })),
  ];
}

/**
 * The meta export of every page: title, description, keywords, canonical and alternate links and share tags.
 * SPEC 2.4 (search metadata).
 */
export const pageMeta: MetaFunction = ({ matches, error }) => {
  const seo = pageSeo(matches.map((match) => match?.loaderData));
  if (!seo) return error ? [{ name: "robots", content: "noindex" }] : [];
  const { title, description, keywords, url, settings } = seo;
  return [
    // The town, because a result is cut after 60 characters, and a name such as Råstrand Lapland says the region twice.
    { title: `${title} | ${settings.address.town}` },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(seo),
    ...shareTags(seo),
  ];
};

function alternates({ page, named, settings }: PageSeo): MetaDescriptor[] {
  if (isLegalKey(page)) return [];
  return alternateLinks(page, settings.siteUrl, true, named).map(({ hreflang, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: hreflang,
    href,
  }));
}
