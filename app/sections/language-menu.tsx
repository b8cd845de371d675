import { ChevronDown, Globe } from "lucide-react";
import { useRef } from "react";
import { languageNames, languages } from "#domain/languages.ts";
import { useLanguage, useText } from "../content/content-provider.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { useDisclosure } from "../ui/use-disclosure.ts";
import { usePageKey } from "../ui/use-page-key.ts";
import styles from "./language-menu.module.css";

/** The language dropdown of the desktop header; the current language is bold. SPEC 2.4. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDisclosure(menu);
  const t = useText();
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.summary}>
        <Globe size={18} aria-hidden />
        <span className="visually-hidden">{t("header.changeLanguage")}: </span>
        <span className={styles.name}>{languageNames[useLanguage()]}</span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <LanguageList onChoose={close} />
    </details>
  );
}

/**
 * The four languages: links to the same page, or, on pages whose address names no language, buttons
 * of a form that remembers the choice. Works without script.
 */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const page = usePageKey();
  const current = useLanguage();
  const items = languages.map((language) => {
    const isCurrent = language === current ? "true" : undefined;
    return (
      <li key={language} className={styles.item} data-current={isCurrent}>
        {page ? (
          <PageLink page={page} language={language} onClick={onChoose}>
            {languageNames[language]}
          </PageLink>
        ) : (
          <button type="submit" name="language" value={language} lang={language}>
            {languageNames[language]}
          </button>
        )}
      </li>
    );
  });
  const list = <ul className={styles.list}>{items}</ul>;
  return page ? list : <form method="post">{list}</form>;
}
