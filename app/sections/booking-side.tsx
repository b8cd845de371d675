import { EmailLink, PhoneLinks } from "../ui/contact-links.tsx";
import { useContent, useText } from "../words/content-provider.tsx";
import styles from "./booking-side.module.css";
import { InfoCard } from "./info-card.tsx";

/** Location, phone and e-mail beside the booking form. SPEC 2.12. */
export function BookingSide() {
  const words = useContent("booking").side;
  const t = useText();
  return (
    <section className={styles.ways}>
      <h2>{words.title}</h2>
      <InfoCard title={words.location}>
        <p>{t("site.location")}</p>
      </InfoCard>
      <InfoCard title={words.phone}>
        <PhoneLinks />
      </InfoCard>
      <InfoCard title={words.email}>
        <EmailLink />
      </InfoCard>
    </section>
  );
}
