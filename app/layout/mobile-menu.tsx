import { useEffect } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { useMediaQuery } from "../ui/use-browser-state.ts";
import { useDisclosure } from "../ui/use-disclosure.ts";
import { useText } from "../words/content-provider.tsx";
import { LanguageSelect } from "./language-menu.tsx";
import { experienceMenu, MenuLinks, menuAfter, menuBefore } from "./main-menu.tsx";
import styles from "./mobile-menu.module.css";

/** The hamburger and its panel under 768 px; works without script too. SPEC 2.4, 4. */
export function MobileMenu() {
  const { ref, close } = useDisclosure();
  const isDesktop = useMediaQuery("(min-width: 48em)");
  const t = useText();
  useEffect(() => {
    if (isDesktop) close();
  }, [isDesktop, close]);
  return (
    <details className={styles.menu} ref={ref} data-mobile-menu>
      <summary>
        <span className="visually-hidden">{t("header.menu")}</span>
      </summary>
      <nav className={styles.panel} aria-label={t("header.menu")}>
        <ul>
          <MenuLinks links={menuBefore} />
          <li>
            <span>{t("footer.experiences.title")}</span>
            <ul>
              <MenuLinks links={experienceMenu} />
            </ul>
          </li>
          <MenuLinks links={menuAfter} />
        </ul>
        <ButtonLink page="book">{t("header.book")}</ButtonLink>
        <LanguageSelect onChoose={close} />
      </nav>
    </details>
  );
}
