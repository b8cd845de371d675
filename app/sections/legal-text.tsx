import { Children } from "react";
import type { LegalKey } from "#domain/pages.ts";
import { useContent } from "../words/content-provider.tsx";
import { filled } from "../words/filled.ts";
import styles from "./legal-text.module.css";
import { useLegalFacts } from "./use-legal-facts.tsx";

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
    const parts = filled(paragraph, facts);
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
