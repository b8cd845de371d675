import { EmailLink, PhoneLinks } from "../ui/contact-links.tsx";
import { telephoneHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

/** Answers all over Sweden, and in all of the European Union. */
const emergencyNumber = "112";

/** Where we are and how to reach us, as the head of a letter. */
export function PlanFacts() {
  const { title, location, phone, email, season } = useContent("contact.info");
  const words = useContent("plan");
  const { siteName, address, coordinates } = useSettings();
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <dl>
        <dt>{phone.title}</dt>
        <dd className={styles.ways}>
          <PhoneLinks />
          <span>{phone.text}</span>
        </dd>
        <dt>{words.emergency}</dt>
        <dd className={styles.ways}>
          <a href={telephoneHref(emergencyNumber)}>{emergencyNumber}</a>
        </dd>
        <dt>{location.title}</dt>
        <dd>
          <address translate="no">
            <span>{`${siteName}, ${address.street}, `}</span>
            <span>{`${address.postalCode} ${address.town}`}</span>
          </address>
          <span>{location.text}</span>
        </dd>
        <dt>{words.satnav}</dt>
        <dd translate="no">{`${coordinates.latitude}, ${coordinates.longitude}`}</dd>
        <dt>{email.title}</dt>
        <dd className={styles.ways}>
          <EmailLink />
          <span>{email.text}</span>
        </dd>
        <dt>{season.title}</dt>
        <dd>{season.text}</dd>
      </dl>
    </section>
  );
}
