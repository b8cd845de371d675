import { ButtonAnchor } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { PhoneLinks } from "../ui/contact-links.tsx";
import { mapHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./side-card.module.css";

/** The family's location: address, map, phones. SPEC 2.11 (find-us card). */
export function FindUs() {
  const words = useContent("contact").findUs;
  const { siteName, address, coordinates } = useSettings();
  return (
    <Card variant="raised" className={`${styles.card} ${styles.place}`}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <address translate="no">
        <strong>{siteName}</strong>
        <br />
        <span>{address.street}</span>
        <br />
        <span>{`${address.postalCode} ${address.town}`}</span>
      </address>
      <ButtonAnchor variant="outline" size="small" href={mapHref(coordinates)}>
        {words.map}
      </ButtonAnchor>
      <p className={styles.phones}>
        <span>{words.phones}</span>
        <PhoneLinks />
      </p>
    </Card>
  );
}
