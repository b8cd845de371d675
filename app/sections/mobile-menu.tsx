import { Menu, X } from "lucide";
import { type ReactNode, useEffect } from "react";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useDisclosure } from "../ui/use-disclosure.ts";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { useText } from "../words/content-provider.tsx";
import { LanguageSelect } from "./language-select.tsx";
import styles from "./mobile-menu.module.css";

/** The hamburger and its panel under 768 px; works without script too. SPEC 2.4, 4. */
export function MobileMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const { ref, close } = useDisclosure();
  const isDesktop = useMediaQuery("(min-width: 48em)");
  const t = useText();
  useEffect(() => {
    if (isDesktop) close();
  }, [isDesktop, close]);
  return (
    <details className={styles.menu} ref={ref} data-mobile-menu>
      <summary className={styles.summary}>
        <LucideIcon icon={Menu} className={styles.open} size={26} />
        <LucideIcon icon={X} className={styles.close} size={26} />
        <span className="visually-hidden">{t("header.menu")}</span>
      </summary>
      <nav className={styles.panel} aria-label={t("header.menu")}>
        {children(close)}
        <LanguageSelect onChoose={close} />
      </nav>
    </details>
  );
}
