import type { LegalKey } from "#domain/pages.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./legal-text.module.css";

/** A page of plain text in sections. */
export function LegalText({ page }: { page: LegalKey }) {
  const { title, lead, sections } = useContent(`legal.${page}`);
  return (
    <article className={styles.text} data-hero>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
