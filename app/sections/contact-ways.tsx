import { useContent } from "../content/content-provider.tsx";
import { EmailLink, PhoneLinks } from "../ui/contact-links.tsx";
import { useSettings } from "../ui/use-settings.ts";
import styles from "./contact-ways.module.css";
import { InfoCard } from "./info-card.tsx";

/** Where the family is and how to reach it. SPEC 2.11 (find us, info cards). */
export function ContactWays() {
  const words = useContent("contact").intro;
  const { address, coordinates } = useSettings();
  const { latitude, longitude } = coordinates;
  return (
    <section className={styles.ways}>
      <h2>{words.title}</h2>
      <InfoCard title={words.address}>
        <address>
          {address.street}
          <br />
          {address.postalCode} {address.town}
        </address>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=9/${latitude}/${longitude}`}
        >
          {words.map}
        </a>
      </InfoCard>
      <InfoCard title={words.phone}>
        <PhoneLinks />
        <p>{words.phoneHours}</p>
      </InfoCard>
      <InfoCard title={words.email}>
        <EmailLink />
        <p>{words.emailPromise}</p>
      </InfoCard>
      <InfoCard title={words.season}>
        <p>{words.seasonDates}</p>
      </InfoCard>
    </section>
  );
}
