import styles from "./legal-text.module.css";

interface LegalTextProps {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A page of plain text in sections. */
export function LegalText({ title, lead, sections }: LegalTextProps) {
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
