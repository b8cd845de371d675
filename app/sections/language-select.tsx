import { useId } from "react";
import { useNavigate } from "react-router";
import { defaultLanguage, isLanguage, languageNames, languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { useLanguage, useText } from "../content/content-provider.tsx";
import { usePageKey } from "../ui/use-page-key.ts";
import { LanguageList } from "./language-menu.tsx";
import styles from "./language-select.module.css";

/** The language select of the mobile menu; a list of links where there is no script. SPEC 2.4. */
export function LanguageSelect({ onChoose }: { onChoose: () => void }) {
  const page = usePageKey();
  const navigate = useNavigate();
  const t = useText();
  const id = useId();
  const choose = (value: string) => {
    const language = isLanguage(value) ? value : defaultLanguage;
    onChoose();
    if (page) navigate(pathOf(page, language), { preventScrollReset: true });
    else location.reload();
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
