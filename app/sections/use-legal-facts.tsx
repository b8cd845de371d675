import { Fragment } from "react";
import { EmailLink } from "../ui/contact-links.tsx";
import type { Elements } from "../ui/elements.ts";
import { telephoneHref, useSettings } from "../ui/use-settings.ts";

/** Cloudflare's name for where visits are counted. */
const visitsCounter = "Cloudflare Workers Analytics Engine";

/** The operator's facts by the names that the texts of legal pages give them; undefined where none is set. */
export function useLegalFacts(): Record<string, Elements> {
  const { siteName, address, phones, company, voiceAgent, countsVisits } = useSettings();
  return {
    name: asItIs(company.name ?? siteName),
    address: asItIs(`${address.street}, ${address.postalCode} ${address.town}`),
    phones: phones.map((phone, index) => (
      <Fragment key={phone}>
        {index > 0 && <span>, </span>}
        <a href={telephoneHref(phone)} translate="no">
          {phone}
        </a>
      </Fragment>
    )),
    email: <EmailLink />,
    number: asItIs(company.number),
    vatNumber: asItIs(company.vatNumber),
    person: asItIs(company.responsiblePerson),
    guarantee: asItIs(company.travelGuarantee),
    complaints: asItIs(company.complaintsAddress),
    voiceCompany: asItIs(voiceAgent?.company),
    visitsCounter: asItIs(countsVisits ? visitsCounter : undefined),
  };
}

/** A name, a number or an address, which are the same in every language. */
function asItIs(text: string | undefined): Elements {
  return text ? <span translate="no">{text}</span> : undefined;
}
