import { type Experience, packagesWith } from "#domain/booking/packages.ts";
import { stillOf } from "#domain/pages/page-media.ts";
import type { Media } from "#domain/pages/pages.ts";
import { CheckList } from "../../ui/check-list.tsx";
import { Film } from "../../ui/film.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useText } from "../../words/content-provider.tsx";
import styles from "./day-program.module.css";
import inPackagesStyles from "./in-packages.module.css";
import includedListsStyles from "./included-lists.module.css";
import pictureProseStyles from "./picture-prose.module.css";

interface DayProgramProps {
  title: string;
  steps: readonly { icon?: string; title: string; description: string }[];
}

/** A day from morning to night in four steps. SPEC 2.9. */
export function DayProgram({ title, steps }: DayProgramProps) {
  return (
    <section className={styles.program}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={styles.icon}>
              <Icon name={step.icon} size={24} />
            </span>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The packages that hold an experience; each leads to the booking form, where it is chosen. */
export function InPackages({ experience }: { experience: Experience }) {
  const t = useText();
  return (
    <section className={inPackagesStyles.section} data-screen-only>
      <h2>{t("packages.partOf")}</h2>
      <ul className={inPackagesStyles.packages}>
        {packagesWith(experience).map(({ id, key, price }) => (
          <li key={id}>
            <PageLink page="book" search={`?package=${id}`}>
              <strong>{t(`packages.cards.${key}.name`)}</strong>
              <span>{t(`packages.cards.${key}.duration`)}</span>
              <span>
                <Price euros={price} /> <span>{t("packages.perPerson")}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type IncludedSections = readonly {
  id: string;
  title: string;
  icon?: string;
  items: readonly string[];
}[];

interface IncludedListsProps {
  heading: string;
  sections: IncludedSections;
}

/** What an experience includes, in two or three blocks; a block without an icon gets a check mark. SPEC 2.9. */
export function IncludedLists({ heading, sections }: IncludedListsProps) {
  return (
    <section className={includedListsStyles.section}>
      <h2>{heading}</h2>
      <IncludedBlocks sections={sections} className={includedListsStyles.blocks} />
    </section>
  );
}

interface IncludedBlocksProps {
  sections: IncludedSections;
  className?: string;
  /** Side of the icons in px. */
  iconSize?: number;
}

/** The same blocks without a section of their own. */
export function IncludedBlocks({ sections, className, iconSize }: IncludedBlocksProps) {
  return (
    <div className={className}>
      {sections.map(({ id, title, icon, items }) => (
        <section key={id} data-included={id}>
          <h3>
            <Icon name={icon} size={iconSize} />
            <span>{title}</span>
          </h3>
          <CheckList items={items} />
        </section>
      ))}
    </div>
  );
}

interface PictureProseProps {
  title: string;
  paragraphs: readonly string[];
  media: Media;
  /** Describes the picture or film. */
  alt: string;
}

/** A heading with running text beside a tall picture or film. */
export function PictureProse({ title, paragraphs, media, alt }: PictureProseProps) {
  return (
    <section className={pictureProseStyles.section}>
      <div className={pictureProseStyles.text}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={pictureProseStyles.media} data-picture={stillOf(media)}>
        {"film" in media ? (
          <Film name={media.film} poster={media.poster} alt={alt} size="half" />
        ) : (
          <Picture name={media.picture} alt={alt} size="half" />
        )}
      </div>
    </section>
  );
}
