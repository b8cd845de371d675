import { blocksOf } from "../words/numbered-lines.ts";
import styles from "./numbered-text.module.css";

/** Paragraphs, and ordered lists for numbered lines. SPEC 2.11 (FAQ). */
export function NumberedText({ lines }: { lines: readonly string[] }) {
  return blocksOf(lines).map((block) =>
    block.kind === "paragraph" ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ol key={block.items[0]} className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    ),
  );
}
