import { useContent, useText } from "../content/content-provider.tsx";
import { telephoneHref, useSettings } from "../ui/use-settings.ts";
import styles from "./contact-ways.module.css";
import { InfoCard } from "./info-card.tsx";

/** Location, phone and e-mail beside the booking form. SPEC 2.12. */
export function BookingSide() {
  const words = useContent("booking").side;
  const t = useText();
  const { phones, email } = useSettings();
  return (
    <section className={styles.ways}>
      <h2>{words.title}</h2>
      <InfoCard title={words.location}>
        <p>{t("site.location")}</p>
      </InfoCard>
      <InfoCard title={words.phone}>
        {phones.map((phone) => (
          <a key={phone} href={telephoneHref(phone)}>
            {phone}
          </a>
        ))}
      </InfoCard>
      <InfoCard title={words.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </InfoCard>
    </section>
  );
}
