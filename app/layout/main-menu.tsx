import type { ReactNode } from "react";
import { heroPictureOf } from "#domain/pages/page-media.ts";
import { type PageKey, pageFacts, pages } from "#domain/pages/pages.ts";
import { pageKeys } from "#domain/pages/routes.ts";
import type { Elements } from "../ui/elements.ts";
import { PageNavLink } from "../ui/page-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { useHydrated } from "../ui/use-browser-state.ts";
import { useDisclosure } from "../ui/use-disclosure.ts";
import type { MessageId } from "../words/catalogue.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./main-menu.module.css";

export type MenuLink = readonly [PageKey, MessageId];

const all: readonly MenuLink[] = pageKeys.flatMap((page) => {
  const facts = pages[page];
  return "menuLabel" in facts ? [[page, facts.menuLabel] as const] : [];
});

const isExperience = ([page]: MenuLink) => pageFacts(page).experience !== undefined;
const place = all.findIndex(isExperience);

/** The links of the header, and the quick links of the footer. SPEC 2.4. */
export const mainMenu = all.filter((link) => !isExperience(link));

/** The links that the header groups as experiences, between those before and those after them. SPEC 2.4. */
export const experienceMenu = all.filter(isExperience);
export const menuBefore = mainMenu.slice(0, place);
export const menuAfter = mainMenu.slice(place);

/** A list of the desktop header that opens below its label; works without script too. */
export function Dropdown({ label, children }: { label: ReactNode; children: Elements }) {
  const { ref } = useDisclosure();
  return (
    <details className={styles.dropdown} ref={ref}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Links of a menu, as items of its list. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const t = useText();
  return links.map(([page, label]) => (
    <li key={page}>
      <PageNavLink page={page}>{t(label)}</PageNavLink>
    </li>
  ));
}

/**
 * The experiences in the desktop header, with the pictures of their pages. Script adds the pictures: in every page's
 * HTML they would weigh more than the links, and without script browsers would load them at once.
 */
export function ExperienceMenu() {
  const t = useText();
  const isHydrated = useHydrated();
  return (
    <Dropdown label={t("footer.experiences.title")}>
      <ul className={styles.list}>
        {experienceMenu.map(([page, label]) => (
          <li key={page}>
            <PageNavLink page={page}>
              {isHydrated && <Picture name={heroPictureOf(page)} alt="" size="thumb" />}
              <span>{t(label)}</span>
            </PageNavLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
