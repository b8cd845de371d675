import { Fragment, type ReactNode } from "react";
import { EmailLink } from "../ui/contact-links.tsx";
import { telephoneHref, useSettings } from "../ui/use-settings.ts";

/** Cloudflare's name for where visits are counted. */
const visitsCounter = "Cloudflare Workers Analytics Engine";

/** The operator's facts by the names that the texts of legal pages give them; undefined where none is set. */
export function useLegalFacts(): Record<string, ReactNode> {
  const { siteName, address, phones, company, voiceAgent, countsVisits } = useSettings();
  return {
    name: company.name ?? siteName,
    address: `${address.street}, ${address.postalCode} ${address.town}`,
    phones: phones.map((phone, index) => (
      <Fragment key={phone}>
        {index > 0 && ", "}
        <a href={telephoneHref(phone)}>{phone}</a>
      </Fragment>
    )),
    email: <EmailLink />,
    number: company.number,
    vatNumber: company.vatNumber,
    person: company.responsiblePerson,
    guarantee: company.travelGuarantee,
    complaints: company.complaintsAddress,
    voiceCompany: voiceAgent?.company,
    visitsCounter: countsVisits ? visitsCounter : undefined,
  };
}
