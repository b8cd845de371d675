import { Phone } from "lucide";
import { useSettings } from "../navigation/page-data.ts";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { emailHref, telephoneHref } from "../ui/contact-links.tsx";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useScrolled } from "../ui/use-browser-state.ts";
import { usePage, useText } from "../words/content-provider.tsx";
import styles from "./booking-bar.module.css";

// About the height of a phone's first screen, after which the hero is out of view.
const heroHeight = 480;

/**
 * Shows "call" and "book" at the bottom of a phone's screen once the hero is out of view; on the booking
 * page, "call" and "write". SPEC 2.4 (booking bar).
 */
export function BookingBar() {
  const visible = useScrolled(heroHeight);
  const { phones, email } = useSettings();
  const page = usePage();
  const t = useText();
  return (
    <nav
      className={styles.bar}
      aria-label={t("bar.label")}
      data-booking-bar
      data-visible={visible}
      data-screen-only
      inert={!visible}
    >
      <ButtonAnchor variant="secondary" href={telephoneHref(phones[0])}>
        <LucideIcon icon={Phone} size={18} />
        <span>{t("bar.call")}</span>
      </ButtonAnchor>
      {page === "book" ? (
        <ButtonAnchor href={emailHref(email)}>{t("bar.write")}</ButtonAnchor>
      ) : (
        <ButtonLink page="book">{t("bar.book")}</ButtonLink>
      )}
    </nav>
  );
}
