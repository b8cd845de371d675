import { EmailLink, PhoneLinks } from "../../ui/contact-links.tsx";
import type { Elements } from "../../ui/elements.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./booking-side.module.css";

interface InfoCardProps {
  title: string;
  children: Elements;
}

/** A small card with one fact: where, when, how to reach us. */
export function InfoCard({ title, children }: InfoCardProps) {
  return (
    <section className={styles.card}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The steps that follow a booking request. */
export function NextSteps() {
  const { title, steps } = useContent("booking").next;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
