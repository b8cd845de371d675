import { factsOf, type PageKey, pages } from "#domain/pages.ts";
import { pageKeys } from "#domain/routes.ts";
import type { MessageId } from "../words/catalogue.ts";

export type MenuLink = readonly [PageKey, MessageId];

const all: readonly MenuLink[] = pageKeys.flatMap((page) => {
  const facts = pages[page];
  return "menuLabel" in facts ? [[page, facts.menuLabel] as const] : [];
});

const isExperience = ([page]: MenuLink) => factsOf(page).experience !== undefined;
const place = all.findIndex(isExperience);

/** The links of the header, and the quick links of the footer. SPEC 2.4. */
export const mainMenu = all.filter((link) => !isExperience(link));

/** The links that the header groups as experiences, between those before and those after them. SPEC 2.4. */
export const experienceMenu = all.filter(isExperience);
export const menuBefore = mainMenu.slice(0, place);
export const menuAfter = mainMenu.slice(place);
