import { useId } from "react";
import { languageNames, languages } from "#domain/languages.ts";
import { useLanguage, useText } from "../words/content-provider.tsx";
import { LanguageList } from "./language-menu.tsx";
import styles from "./language-select.module.css";

/**
 * The language select of the mobile menu, whose choice remember-language.ts follows; a list of links if there is no
 * script. SPEC 2.4.
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
