import type { Graph, Thing } from "schema-dts";
import { galleryImages, galleryImagesOf } from "#domain/gallery.ts";
import { largestPicture } from "#domain/pictures.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import type { Described } from "../described.ts";
import { business, website } from "./business.ts";

import { experience, trips } from "./offers.ts";
import { breadcrumb, heroFilm, webPage } from "./page.ts";

const written = new Map<string, { day: string; json: string }>();

/**
 * What crawlers read of a page, as JSON for its markup: one linked graph of the business and its site, the page,
 * and what only this page has. SPEC 2.4 (structured data).
 */
export function structuredData(described: Described): string {
  const day = stockholmDay(new Date());
  // Pages without a language in their address say another thing in each.
  const key = `${described.language} ${described.url}`;
  const known = written.get(key);
  if (known?.day === day) return known.json;
  const json = JSON.stringify(graph(described)).replaceAll("<", "\\u003c");
  written.set(key, { day, json });
  return json;
}

function graph(described: Described): Graph {
  const { settings } = described;
  const film = heroFilm(described);
  const things: Thing[] = [
    business(settings),
    website(settings),
    webPage(described, ownParts(described)),
    ...breadcrumb(described),
    ...(film ? [film] : []),
    ...experience(described),
    ...trips(described),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

function ownParts(described: Described): object {
  if (described.page === "contact") return { mainEntity: questions(described) };
  if (described.page === "gallery") return { image: pictures(described) };
  return {};
}

function questions({ words }: Described) {
  return words.contact?.faq?.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
  }));
}

function pictures({ words, settings }: Described) {
  return galleryImagesOf("all").map((key) => ({
    "@type": "ImageObject",
    contentUrl: settings.siteUrl + largestPicture(`gallery/${galleryImages[key].id}`),
    caption: words.gallery?.images?.[key],
  }));
}
