import { useSettings } from "../../navigation/page-data.ts";
import { EmailLink, PhoneLinks, telephoneHref } from "../../ui/contact-links.tsx";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./plan-sheet.module.css";

const number = /^\d+\. /;

/** What to pack, as a list to tick off, in the words of the question about it, and what lies ready here. SPEC 2.11. */
export function PackingList() {
  const { question, answer } = useContent("contact.faq.items.packing");
  const ready = useContent("packages.features.0");
  const [lead, ...items] = answer;
  return (
    <section className={styles.packing}>
      <h2>{question}</h2>
      <p>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item.replace(number, "")}</li>
        ))}
      </ul>
      <p>
        <strong>{`${ready.title}:`}</strong> <span>{ready.description}</span>
      </p>
    </section>
  );
}

/** How to get here, in the words of the question about it. SPEC 2.11. */
export function WayHere() {
  const { question, answer } = useContent("contact.faq.items.way");
  return (
    <section className={styles.way}>
      <h2>{question}</h2>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

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
