import { useRef } from "react";
import { useLegalPath, useSettings } from "../navigation/page-data.ts";
import { Button } from "../ui/button.tsx";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./consent.module.css";
import { giveConsent, showConsent } from "./consent-choice.ts";

/** The question itself, or that there is nothing to ask. SPEC 2.4. */
export function ConsentQuestion() {
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
        <span>
          {voiceAgent
            ? t("consent.text", { company: voiceAgent.company })
            : t("consent.nothingText")}
        </span>{" "}
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
