import { ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { PageLink, PageNavLink } from "../ui/page-link.tsx";
import { useScrolled } from "../ui/use-scrolled.ts";
import { useSettings } from "../ui/use-settings.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { mainMenu } from "./main-menu.ts";
import { MobileMenu } from "./mobile-menu.tsx";

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
        {siteName}
      </PageLink>
      <nav className={styles.desktop} aria-label={t("header.navigation")}>
        <ul className={styles.links}>
          {mainMenu.map(([page, label]) => (
            <li key={page}>
              <PageNavLink page={page}>{t(label)}</PageNavLink>
            </li>
          ))}
        </ul>
        <LanguageMenu />
        <ButtonLink page="book" size="small">
          {t("header.book")}
        </ButtonLink>
      </nav>
      <MobileMenu>
        {(close) => (
          <>
            <ul className={styles.panelLinks}>
              {mainMenu.map(([page, label]) => (
                <li key={page}>
                  <PageNavLink page={page} onClick={close}>
                    {t(label)}
                  </PageNavLink>
                </li>
              ))}
            </ul>
            <ButtonLink page="book" onClick={close}>
              {t("header.book")}
            </ButtonLink>
          </>
        )}
      </MobileMenu>
    </header>
  );
}
