import { packages } from "#domain/booking/packages.ts";
import type { Settings } from "#domain/facts/settings.ts";
import { defaultLanguage, languageNames, languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";

/** What the site is about, for language models: the pages' own facts, and links to them (llmstxt.org). */
export function llmsText({ siteName, siteUrl, phones, email }: Settings): string {
  const { seo, footer, packages: words, header } = getCatalogue(defaultLanguage);
  const { contact, season } = footer;
  const link = (text: string, path: string) => `[${text}](${siteUrl}${path})`;
  const pages = [
    ...pageKeys.map((page) => [page, pathOf(page, defaultLanguage)] as const),
    ...legalKeys.map((page) => [page, legalPathOf(page)] as const),
  ].map(([page, path]) => `- ${link(seo[page].title, path)}: ${seo[page].description}`);
  const prices = packages.map(({ key, id, price }) => {
    const { name, duration, description } = words.cards[key];
    const path = `${pathOf("book", defaultLanguage)}?package=${id}`;
    return `- ${link(name, path)}: ${duration}, €${price} ${words.perPerson}. ${description}`;
  });
  const translations = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `- ${link(languageNames[language], pathOf("home", language))}`);
  return `# ${siteName}

> ${seo.home.description}

${footer.blurb}

- ${contact.location}
- ${season.title}: ${season.dates}
- ${contact.title}: ${phones.join(", ")}, ${email}. ${contact.hours}

## ${words.cardsTitle}

${prices.join("\n")}

## ${footer.quickLinks}

${pages.join("\n")}

## ${header.language}

${translations.join("\n")}
`;
}
