import type { MetaDescriptor } from "react-router";
import { type Language, languages } from "#domain/languages.ts";
import { sharePictureSize } from "#domain/share-pictures.ts";
import { type PageSeo, sharePictureAlt } from "./page-seo.ts";

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
