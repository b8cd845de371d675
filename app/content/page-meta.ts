import type { MetaDescriptor, MetaFunction } from "react-router";
import { defaultLanguage } from "#domain/languages.ts";
import { type Described, describe } from "./described.ts";
import { shareTags } from "./share-tags.ts";

/**
 * The meta export of every page: title, description, keywords, canonical and alternate links and share tags.
 * SPEC 2.4 (search metadata).
 */
export const pageMeta: MetaFunction = ({ matches, error }) => {
  const described = describe(matches.map((match) => match?.loaderData));
  if (!described) return error ? [{ name: "robots", content: "noindex" }] : [];
  const { title, description, keywords, url, settings } = described;
  return [
    { title: `${title} | ${settings.siteName}` },
    { name: "description", content: description },
    { name: "keywords", content: keywords },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(described),
    ...shareTags(described),
  ];
};

function alternates({ translations, settings }: Described): MetaDescriptor[] {
  const links = translations.map(({ language, path }) => [language, path] as const);
  const fallback = translations.find(({ language }) => language === defaultLanguage);
  return [...links, ["x-default", fallback?.path] as const].flatMap(([hrefLang, path]) =>
    path ? [{ tagName: "link", rel: "alternate", hrefLang, href: settings.siteUrl + path }] : [],
  );
}
