import type { ReactNode } from "react";
import { largestPicture } from "#domain/pictures.ts";
import { chunk, useChunk } from "../navigation/chunk.ts";
import { Accordion } from "../ui/accordion.tsx";
import { openInPlace } from "../ui/open-in-place.ts";
import { Picture } from "../ui/picture.tsx";
import { useEnlarged } from "../ui/use-enlarged.ts";
import { useContent } from "../words/content-provider.tsx";
import styles from "./faq.module.css";
import { NumberedText } from "./numbered-text.tsx";

const clothing = "clothing";
const loadModal = chunk("modal", () => import("../ui/modal.tsx"));

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
        data-awaits-script
      >
        <Picture name={clothing} alt={words.alt} size="third" />
      </a>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
