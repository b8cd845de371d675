import { useId } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useText } from "../content/content-provider.tsx";
import { useLinks } from "../content/links-context.ts";
import { LanguageList } from "./language-menu.tsx";
import styles from "./language-select.module.css";

/** The language select of the mobile menu; a list of links where there is no script. SPEC 2.4. */
export function LanguageSelect({ onChoose }: { onChoose: () => void }) {
  const { translations } = useLinks();
  const navigate = useNavigate();
  const t = useText();
  const id = useId();
  const choose = (value: string) => {
    // English stands first, and for a language that the site does not have.
    const chosen = translations.find(({ language }) => language === value) ?? translations[0];
    onChoose();
    if (chosen?.path) navigate(chosen.path, { preventScrollReset: true });
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
          {translations.map(({ language, name }) => (
            <option key={language} value={language} lang={language}>
              {name}
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
