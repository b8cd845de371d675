import { useSettings } from "../navigation/page-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { useScrolled } from "../ui/use-browser-state.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { ExperienceMenu, MenuLinks, menuAfter, menuBefore } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** The family's mark: the red house under the aurora. Decoration beside the name. */
export function Logo() {
  return <img src="/favicon.svg" fetchPriority="low" alt="" width={32} height={32} />;
}

const scrollThreshold = 50;

/** The header over every page: transparent until the page is scrolled by more than 50 px. SPEC 2.4. */
export function Header() {
  const scrolled = useScrolled(scrollThreshold);
  const t = useText();
  const { siteName } = useSettings();
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <PageLink page="home" className={styles.logo}>
        <Logo />
        <span translate="no">{siteName}</span>
      </PageLink>
      <nav className={styles.desktop} aria-label={t("header.navigation")}>
        <ul className={styles.links}>
          <MenuLinks links={menuBefore} />
          <li>
            <ExperienceMenu />
          </li>
          <MenuLinks links={menuAfter} />
        </ul>
        <LanguageMenu />
        <ButtonLink page="book" variant="outline" size="small">
          {t("header.book")}
        </ButtonLink>
      </nav>
      <MobileMenu />
    </header>
  );
}
