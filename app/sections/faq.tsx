import { type ReactNode, useState } from "react";
import { largestPicture } from "#domain/pictures.ts";
import { Accordion } from "../ui/accordion.tsx";
import { Modal } from "../ui/modal.tsx";
import { Picture } from "../ui/picture.tsx";
import { useContent } from "../words/content-provider.tsx";
import styles from "./faq.module.css";
import { NumberedText } from "./numbered-text.tsx";

// In every language, the fifth question is about clothing.
const clothingIndex = 4;

/** What guests ask, numbered; several answers may stand open. SPEC 2.11 (FAQ). */
export function Faq({ aside }: { aside: ReactNode }) {
  const { title, text, items } = useContent("contact").faq;
  return (
    <section className={styles.section} id="faq">
      <div className={styles.questions}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <Accordion
          items={items.map(({ question, answer }, index) => ({
            title: question,
            content: (
              <>
                <NumberedText lines={answer} />
                {index === clothingIndex && <ClothingPicture />}
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.aside}>{aside}</div>
    </section>
  );
}

function ClothingPicture() {
  const words = useContent("contact").faq.picture;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <figure className={styles.clothing}>
      <a
        href={largestPicture("clothing")}
        aria-label={words.open}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        data-clothing
        data-awaits-script
      >
        <Picture name="clothing" alt={words.alt} size="third" />
      </a>
      <figcaption>{words.caption}</figcaption>
      {isOpen && (
        <Modal label={words.caption} closeLabel={words.close} onClose={() => setIsOpen(false)}>
          <Picture name="clothing" alt={words.alt} size="full" className={styles.enlarged} eager />
        </Modal>
      )}
    </figure>
  );
}
