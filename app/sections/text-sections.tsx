import type { ReactNode } from "react";
import type { PictureName } from "#domain/media/pictures.ts";
import type { Elements } from "../ui/elements.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import closingStyles from "./closing.module.css";
import featureListStyles from "./feature-list.module.css";
import formSectionStyles from "./form-section.module.css";
import styles from "./prose.module.css";

interface ProseProps {
  title: string;
  paragraphs: readonly string[];
  children?: Elements;
}

/** A heading with running text. */
export function Prose({ title, paragraphs, children }: ProseProps) {
  return (
    <section className={styles.prose}>
      <h2>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

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
    <section className={closingStyles.closing} data-screen-only>
      <Picture name={picture} alt="" size="full" className={closingStyles.picture} />
      <div className={closingStyles.words}>
        {ornament}
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={closingStyles.buttons}>{children}</div>
        {note && <p className={closingStyles.note}>{note}</p>}
      </div>
    </section>
  );
}

interface FormSectionProps {
  title: string;
  text: string;
  /** Shown beside the form. */
  aside: ReactNode;
  children: Elements;
}

/** A form with its heading, and something beside it. */
export function FormSection({ title, text, aside, children }: FormSectionProps) {
  return (
    <div className={formSectionStyles.columns}>
      <section className={formSectionStyles.panel}>
        <h2>{title}</h2>
        <p className={formSectionStyles.text}>{text}</p>
        {children}
      </section>
      <div className={formSectionStyles.aside}>{aside}</div>
    </div>
  );
}

interface Feature {
  icon?: string;
  title: string;
  description: string;
}

/** What a page promises, in a few short points with icons. SPEC 2.8, 2.9. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={featureListStyles.list}>
      {features.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
