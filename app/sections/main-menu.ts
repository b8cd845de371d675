import { type PageKey, pages } from "#domain/pages.ts";
import { pageKeys } from "#domain/routes.ts";
import type { MessageId } from "../words/catalogue.ts";

/** The links of the header, and the quick links of the footer. SPEC 2.4. */
export const mainMenu: readonly (readonly [PageKey, MessageId])[] = pageKeys.flatMap((page) => {
  const facts = pages[page];
  return "menuLabel" in facts ? [[page, facts.menuLabel] as const] : [];
});
