import { ChevronDown, Globe } from "lucide";
import { useRef } from "react";
import { useLanguage, useText } from "../content/content-provider.tsx";
import { useLinks } from "../content/links-context.ts";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useDisclosure } from "../ui/use-disclosure.ts";
import styles from "./language-menu.module.css";

/** The language dropdown of the desktop header; the current language is bold. SPEC 2.4. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDisclosure(menu);
  const t = useText();
  const current = useLanguage();
  const open = useLinks().translations.find(({ language }) => language === current);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.summary}>
        <LucideIcon icon={Globe} size={18} />
        <span className="visually-hidden">{t("header.changeLanguage")}: </span>
        <span className={styles.name}>{open?.name}</span>
        <LucideIcon icon={ChevronDown} size={16} />
      </summary>
      <LanguageList onChoose={close} />
    </details>
  );
}

/**
 * The languages: links to the same page, or, on pages whose address names no language, buttons
 * of a form that remembers the choice. Works without script.
 */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const { page, translations } = useLinks();
  const current = useLanguage();
  const items = translations.map(({ language, name, path }) => {
    const isCurrent = language === current ? "true" : undefined;
    return (
      <li key={language} className={styles.item} data-current={isCurrent}>
        {path ? (
          <a href={path} hrefLang={language} lang={language} onClick={onChoose}>
            {name}
          </a>
        ) : (
          <button type="submit" name="language" value={language} lang={language}>
            {name}
          </button>
        )}
      </li>
    );
  });
  const list = <ul className={styles.list}>{items}</ul>;
  return page ? list : <form method="post">{list}</form>;
}
