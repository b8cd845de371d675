import { useLocation } from "react-router";
import { pathOf } from "#domain/routes.ts";
import { scriptFailureId } from "../navigation/later-scripts.tsx";
import { useLanguage, useText } from "../words/content-provider.tsx";
// The same panel at the same place: both are never there together.
import styles from "./consent.module.css";

/**
 * Tells a visitor that the page's scripts did not load, and offers links to continue. Closed until
 * load-scripts.ts opens it; closes without script, because React is not running then. SPEC 8.
 */
export function ScriptFailure() {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <dialog className={styles.panel} id={scriptFailureId} data-screen-only>
      <h2>{t("errors.loading.title")}</h2>
      <p>{t("errors.loading.text")}</p>
      <div className={styles.buttons}>
        <a href={pathname}>{t("errors.retry")}</a>
        <a href={pathOf("home", language)}>{t("errors.home")}</a>
        <form method="dialog">
          <button type="submit">{t("consent.close")}</button>
        </form>
      </div>
    </dialog>
  );
}
