import { Calendar, Mail, MapPin, Phone } from "lucide";
import { EmailLink, PhoneLinks } from "../../ui/contact-links.tsx";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./info-cards.module.css";

/** Location, phone, e-mail and season, side by side. SPEC 2.11 (info cards). */
export function InfoCards() {
  const words = useContent("contact").info;
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <ul className={styles.cards}>
        <li>
          <LucideIcon icon={MapPin} />
          <h3>{words.location.title}</h3>
          <p>{t("site.location")}</p>
          <p>{words.location.text}</p>
        </li>
        <li>
          <LucideIcon icon={Phone} />
          <h3>{words.phone.title}</h3>
          <PhoneLinks />
          <p>{words.phone.text}</p>
        </li>
        <li>
          <LucideIcon icon={Mail} />
          <h3>{words.email.title}</h3>
          <EmailLink />
          <p>{words.email.text}</p>
        </li>
        <li>
          <LucideIcon icon={Calendar} />
          <h3>{words.season.title}</h3>
          <p>{words.season.text}</p>
        </li>
      </ul>
    </section>
  );
}
