import { Children, Fragment } from "react";
import type { LegalKey } from "#domain/pages/pages.ts";
import { isLegalKey } from "#domain/pages/routes.ts";
import { languageAction } from "../../forms/form-actions.server.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { EmailLink, telephoneHref } from "../../ui/contact-links.tsx";
import type { Elements } from "../../ui/elements.ts";
import { useContent, usePage } from "../../words/content-provider.tsx";
import { formatParts } from "../../words/messages.ts";
import styles from "./legal.module.css";

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

/**
 * A page of plain text in sections. A paragraph that names a fact of the family's is left out while that fact is not
 * set, and so is a section without paragraphs: the law's pages claim nothing that nobody has confirmed.
 */
export function LegalText({ page }: { page: LegalKey }) {
  const { title, lead, sections } = useContent(`legal.${page}`);
  return (
    <article className={styles.text} data-hero>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
    </article>
  );
}

function Section({ heading, paragraphs }: { heading: string; paragraphs: string[] }) {
  const facts = useLegalFacts();
  const told = paragraphs.flatMap((paragraph) => {
    const parts = formatParts(paragraph, facts);
    return parts ? [{ key: JSON.stringify(paragraph), parts }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {told.map(({ key, parts }) => (
        <p key={key}>{Children.toArray(parts)}</p>
      ))}
    </section>
  );
}

export const action = languageAction;

/** Privacy, terms, cookies or the legal notice, by the address. SPEC 2.1 (links without prefix). */
export default function LegalPage() {
  const page = usePage();
  return page && isLegalKey(page) ? <LegalText page={page} /> : null;
}
