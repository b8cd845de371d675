import { isRouteErrorResponse, useLocation } from "react-router";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { EmailLink } from "../ui/contact-links.tsx";
import { useText } from "../words/content-provider.tsx";
import styles from "./error-message.module.css";

/**
 * Replaces a page that failed in the browser and offers links to continue. The gateway answers errors on the
 * server, with the id of the request. SPEC 8.
 */
export function ErrorMessage({ error, language }: { error: unknown; language: Language }) {
  const t = useText();
  const kind = kindOf(error);
  return (
    <section className={styles.error} role="alert" data-hero>
      <h1 tabIndex={-1}>{t(`errors.${kind}.title`)}</h1>
      <p>{t(`errors.${kind}.text`)}</p>
      {/* The links load whole pages, because the scripts of this page may be broken. */}
      <p className={styles.ways}>
        <a href={useLocation().pathname}>{t("errors.retry")}</a>
        <a href={pathOf("home", language)}>{t("errors.home")}</a>
        <EmailLink />
      </p>
    </section>
  );
}

function kindOf(error: unknown): "broken" | "notFound" {
  return isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "broken";
}
