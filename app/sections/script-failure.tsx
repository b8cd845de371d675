import { useLocation } from "react-router";
import { pathOf } from "#domain/routes.ts";
import { scriptFailureId } from "../navigation/later-scripts.tsx";
import { useLanguage, useText } from "../words/content-provider.tsx";
import styles from "./script-failure.module.css";

/**
 * What a visitor reads over a page whose scripts did not come, and the ways on. Hidden until load-scripts.ts shows it:
 * React is not there to do so. SPEC 8.
 */
export function ScriptFailure() {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <section className={styles.panel} id={scriptFailureId} hidden data-screen-only>
      <h2>{t("errors.loading.title")}</h2>
      <p>{t("errors.loading.text")}</p>
      <p className={styles.ways}>
        <a href={pathname}>{t("errors.retry")}</a>
        <a href={pathOf("home", language)}>{t("errors.home")}</a>
      </p>
    </section>
  );
}
