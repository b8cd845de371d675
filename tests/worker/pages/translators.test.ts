import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { languageNames } from "#domain/pages/languages.ts";
import { dogTeam } from "../../../app/pages/experiences/husky-team.tsx";
import { one, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { allPages, reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const { siteName, address, phones, email, coordinates, company } = facts;
const names = [
  siteName,
  email,
  ...phones,
  ...Object.values(company ?? {}).filter(Boolean),
  address.street,
  `${address.postalCode} ${address.town}`,
  `${coordinates.latitude}, ${coordinates.longitude}`,
  ...Object.values(languageNames),
  ...dogTeam.flat(),
];

test.each(allPages)(
  "a translator keeps the names on $path in $language as they are",
  async (row) => {
    const texts = textsIn(one(parsePage(await read(row)), "body"));
    const named = texts.filter(({ text }) => names.includes(text));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ isKept }) => !isKept)).toEqual([]);
  },
);

test.each(allPages)(
  "a translator gets all else of $path in $language, told its language",
  async (row) => {
    const page = parsePage(await read(row));
    const html = one(page, "html");
    expect(html.getAttribute("lang")).toBe(row.language);
    expect(page.querySelectorAll("meta[name=google], .notranslate")).toEqual([]);
    const kept = textsIn(html).filter(({ isKept }) => isKept);
    const isName = (text: string) => names.some((name) => text.includes(name));
    expect(kept.filter(({ text }) => !isName(text))).toEqual([]);
  },
);

interface Text {
  text: string;
  /** Whether translators are asked to leave it. */
  isKept: boolean;
}

/** The texts in an element, outside its scripts. */
function textsIn(element: HTMLElement): Text[] {
  return within(element, false);
}

function within(node: Node, isKept: boolean): Text[] {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    return text ? [{ text, isKept }] : [];
  }
  const { rawTagName = "", childNodes } = node;
  if (["script", "style", "template"].includes(rawTagName)) return [];
  const isSwitched = (node as HTMLElement).getAttribute?.("translate");
  return childNodes.flatMap((child) => within(child, isKept || isSwitched === "no"));
}
