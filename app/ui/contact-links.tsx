import { emailHref, telephoneHref, useSettings } from "../navigation/page-data.ts";

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
