import type { Settings } from "#domain/facts/settings.ts";
import { useSettings } from "../navigation/page-data.ts";

/** Every phone number of the family as a link that calls it. */
export function PhoneLinks() {
  return useSettings().phones.map((phone) => (
    <a key={phone} href={telephoneHref(phone)} translate="no">
      {phone}
    </a>
  ));
}

/** The e-mail address as a link that writes to it. */
export function EmailLink() {
  const { email } = useSettings();
  return (
    <a href={emailHref(email)} translate="no">
      {email}
    </a>
  );
}

/** The tel: URL of a phone number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The mailto: URL of an e-mail address. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The URL of a map with a marker at a place. SPEC 2.11 (find-us card). */
export function mapHref({ latitude, longitude }: Settings["coordinates"]): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=9/${place}`;
}
