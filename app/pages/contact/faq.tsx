import { Plus } from "lucide";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { largestPicture } from "#domain/media/pictures.ts";
import { chunk, openInPlace, useChunk } from "../../navigation/chunk.ts";
import { LucideIcon } from "../../ui/lucide-icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useEnlarged } from "../../ui/use-enlarged.ts";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./faq.module.css";

export type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const numbered = /^\d+\.\s+/;

/** Lines as paragraphs; consecutive lines of the form "1. …" become one list without the numbers. SPEC 2.11. */
export function parseBlocks(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = line.replace(numbered, "");
    if (!numbered.test(line)) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(item);
    else blocks.push({ kind: "list", items: [item] });
  }
  return blocks;
}

/** Paragraphs, and ordered lists for numbered lines. SPEC 2.11 (FAQ). */
export function NumberedText({ lines }: { lines: readonly string[] }) {
  return parseBlocks(lines).map((block) =>
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

interface AccordionItem {
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
}

/** Questions that open and close; several may be open. Home, End and arrows move the focus. SPEC 4. */
export function Accordion({ items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go to the summaries inside
    <div ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
      {items.map(({ title, content }, index) => (
        <details key={title} className={styles.item}>
          <summary className={styles.summary}>
            <span className={styles.number} aria-hidden>
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3>{title}</h3>
            <LucideIcon icon={Plus} className={styles.sign} size={22} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const summaries = [...(list?.querySelectorAll("summary") ?? [])];
  const at = summaries.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: summaries.length - 1,
  };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  summaries.at(next % summaries.length)?.focus();
}

const clothing = "clothing";
const loadModal = chunk("modal", () => import("../../ui/modal.tsx"));

/** What guests ask, numbered; several answers may stand open. SPEC 2.11 (FAQ). */
export function Faq({ aside }: { aside: ReactNode }) {
  const { title, text, items, picture } = useContent("contact").faq;
  const { enlarged, enlarge, close } = useEnlarged();
  const isEnlarged = enlarged === clothing;
  const modal = useChunk(loadModal, isEnlarged);
  return (
    <section className={styles.section} id="faq">
      <div className={styles.questions}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Accordion
          items={items.map(({ id, question, answer }) => ({
            title: question,
            content: (
              <>
                <NumberedText lines={answer} />
                {id === "packing" && <ClothingPicture onOpen={enlarge} />}
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.aside}>{aside}</div>
      {/* Not within its question, which may be closed when the visitor returns to the picture. */}
      {isEnlarged && modal && (
        <modal.Modal label={picture.caption} closeLabel={picture.close} onClose={close}>
          <Picture
            name={clothing}
            alt={picture.alt}
            size="full"
            className={styles.enlarged}
            eager
          />
        </modal.Modal>
      )}
    </section>
  );
}

function ClothingPicture({ onOpen }: { onOpen: (picture: string) => void }) {
  const words = useContent("contact").faq.picture;
  const file = largestPicture(clothing);
  return (
    <figure className={styles.clothing}>
      <a
        href={file}
        aria-label={words.open}
        onClick={(event) => openInPlace(event, loadModal, () => onOpen(clothing), file)}
        data-clothing
        data-needs-script
      >
        <Picture name={clothing} alt={words.alt} size="third" />
      </a>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
