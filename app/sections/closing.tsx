import type { ReactNode } from "react";
import type { PictureName } from "#domain/media/pictures.ts";
import type { Elements } from "../ui/elements.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./closing.module.css";

interface ClosingProps {
  title: string;
  text: string;
  picture: PictureName;
  /** Shown above the title. */
  ornament?: Elements;
  /** A small line below the buttons. */
  note?: string;
  /** Buttons. */
  children: ReactNode;
}

/** The end of a page: words beside a picture, with buttons to other pages. */
export function Closing({ title, text, picture, ornament, note, children }: ClosingProps) {
  return (
    <section className={styles.closing} data-screen-only>
      <Picture name={picture} alt="" size="full" className={styles.picture} />
      <div className={styles.words}>
        {ornament}
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.buttons}>{children}</div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
