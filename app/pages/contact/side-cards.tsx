import { Camera, Clapperboard } from "lucide";
import { useSettings } from "../../navigation/page-data.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { emailHref, mapHref, PhoneLinks, telephoneHref } from "../../ui/contact-links.tsx";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./side-cards.module.css";

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

/** Links to the family's pictures and films, if they have a profile for either. SPEC 2.11 (social card). */
export function SocialCard() {
  const words = useContent("contact").social;
  const { instagramUrl, youtubeUrl } = useSettings();
  if (!instagramUrl && !youtubeUrl) return null;
  return (
    <Card glow className={styles.card}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.links}>
        {instagramUrl && (
          <a href={instagramUrl}>
            <LucideIcon icon={Camera} size={20} />
            <span>{words.instagram}</span>
          </a>
        )}
        {youtubeUrl && (
          <a href={youtubeUrl}>
            <LucideIcon icon={Clapperboard} size={20} />
            <span>{words.youtube}</span>
          </a>
        )}
      </p>
    </Card>
  );
}
