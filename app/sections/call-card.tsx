import { ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { emailHref, telephoneHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./side-card.module.css";

/** For visitors who would rather talk: call now, or write. SPEC 2.11 (call-to-action card). */
export function CallCard() {
  const words = useContent("contact").callToAction;
  const { phones, email } = useSettings();
  return (
    <Card variant="raised" magnetic className={styles.card}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.buttons}>
        <ButtonAnchor href={telephoneHref(phones[0])}>{words.call}</ButtonAnchor>
        <ButtonAnchor variant="outline" href={emailHref(email)}>
          {words.email}
        </ButtonAnchor>
      </p>
    </Card>
  );
}
