import { Globe } from "lucide";
import { useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type Language, languageNames, languages } from "#domain/pages/languages.ts";
import { isGalleryCategory, isLegalKey, pathOf } from "#domain/pages/routes.ts";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { RouterLink } from "../ui/page-link.tsx";
import { useHydrated } from "../ui/use-browser-state.ts";
import { useLanguage, usePage, useText } from "../words/content-provider.tsx";
import styles from "./language-menu.module.css";
import { Dropdown } from "./main-menu.tsx";

/** The language dropdown of the desktop header; the current language is bold. SPEC 2.4. */
export function LanguageMenu() {
  const t = useText();
  const label = (
    <>
      <LucideIcon icon={Globe} size={18} />
      <span className="visually-hidden">{`${t("header.changeLanguage")}: `}</span>
      <span className={styles.name} translate="no">
        {languageNames[useLanguage()]}
      </span>
    </>
  );
  return (
    <Dropdown label={label}>
      <LanguageList />
    </Dropdown>
  );
}

/**
 * The languages: links to the same page, or, if the page's address names no language, buttons of a form that
 * stores the choice. Works without script.
 */
export function LanguageList() {
  const current = useLanguage();
  const pathIn = usePathIn();
  const items = languages.map((language) => {
    const isCurrent = language === current ? "true" : undefined;
    const name = languageNames[language];
    return (
      <li key={language} className={styles.item} data-current={isCurrent}>
        {pathIn ? (
          <RouterLink to={pathIn(language)} hrefLang={language} lang={language}>
            {name}
          </RouterLink>
        ) : (
          <button type="submit" name="language" value={language} lang={language}>
            {name}
          </button>
        )}
      </li>
    );
  });
  const list = <ul translate="no">{items}</ul>;
  return pathIn ? list : <form method="post">{list}</form>;
}

/**
 * Gives the path of the open page in a language, with the gallery's filter or the plan of the plan page; undefined if
 * the address of the page names no language.
 */
function usePathIn(): ((language: Language) => string) | undefined {
  const page = usePage();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  if (!page || isLegalKey(page)) return undefined;
  const category = query.get("category");
  const filter = page === "gallery" && isGalleryCategory(category) ? `?category=${category}` : "";
  const plan = page === "plan" && hydrated ? hash : "";
  return (language) => pathOf(page, language) + filter + plan;
}

/**
 * The language select of the mobile menu; `rememberChosenLanguage` follows its choice. Without script it is a list of
 * links. SPEC 2.4.
 */
export function LanguageSelect({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <div className={styles.withScript}>
        <label htmlFor={id}>{t("header.language")}</label>
        <select id={id} name="language" translate="no" value={useLanguage()} onChange={onChoose}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <LanguageList />
      </noscript>
    </>
  );
}
