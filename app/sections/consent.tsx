import { useRef } from "react";
import { useLegalPath } from "../navigation/use-legal-path.ts";
import { Button } from "../ui/button.tsx";
import { giveConsent, showConsent, useConsent, useIsAsking } from "../ui/consent.ts";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useSettings } from "../ui/use-settings.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./consent.module.css";

/**
 * Asks once before the voice assistant is loaded, and again when the visitor uses the footer's control. If no
 * assistant is configured, it says that there is nothing to ask. SPEC 2.4.
 */
export function Consent() {
  const { voiceAgent } = useSettings();
  const consent = useConsent();
  const isAsking = useIsAsking();
  const hydrated = useHydrated();
  const isUnanswered = voiceAgent !== undefined && consent === undefined;
  return hydrated && (isAsking || isUnanswered) ? <Question /> : null;
}

function Question() {
  const { voiceAgent } = useSettings();
  const t = useText();
  const legalPath = useLegalPath();
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(panel);
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby="consent-title"
      data-consent
      data-screen-only
    >
      <h2 id="consent-title">{t(voiceAgent ? "consent.title" : "consent.nothingTitle")}</h2>
      <p>
        {voiceAgent ? t("consent.text", { company: voiceAgent.company }) : t("consent.nothingText")}{" "}
        <a href={legalPath("cookies")}>{t("consent.more")}</a>
      </p>
      <div className={styles.buttons}>
        {voiceAgent ? (
          <>
            <Button size="small" onClick={() => giveConsent("yes")}>
              {t("consent.accept")}
            </Button>
            <Button size="small" variant="outline" onClick={() => giveConsent("no")}>
              {t("consent.decline")}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => showConsent(false)}>
            {t("consent.close")}
          </Button>
        )}
      </div>
    </section>
  );
}
