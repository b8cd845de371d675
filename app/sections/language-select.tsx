import { useId } from "react";
import { useNavigate } from "react-router";
import { defaultLanguage, isLanguage, languageNames, languages } from "#domain/languages.ts";
import { isLegalKey, pathOf } from "#domain/routes.ts";
import { useLanguage, usePage, useText } from "../words/content-provider.tsx";
import { LanguageList } from "./language-menu.tsx";
import styles from "./language-select.module.css";

/** The language select of the mobile menu; a list of links if there is no script. SPEC 2.4. */
export function LanguageSelect({ onChoose }: { onChoose: () => void }) {
  const page = usePage();
  const navigate = useNavigate();
  const t = useText();
  const id = useId();
  const choose = (value: string) => {
    const language = isLanguage(value) ? value : defaultLanguage;
    onChoose();
    // If the address names no language, the cookie does, so the page has to load again.
    if (!page || isLegalKey(page)) location.reload();
    else navigate(pathOf(page, language), { preventScrollReset: true });
  };
  return (
    <>
      <div className={styles.withScript}>
        <label htmlFor={id}>{t("header.language")}</label>
        <select
          id={id}
          name="language"
          value={useLanguage()}
          onChange={(event) => choose(event.currentTarget.value)}
          data-awaits-script
        >
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
