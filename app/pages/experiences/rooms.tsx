import type { PictureName } from "#domain/media/pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { Drawn } from "./drawn.tsx";
import { IncludedBlocks, type IncludedLists } from "./experience-sections.tsx";
import plan from "./house-plan.svg?no-inline";
import styles from "./rooms.module.css";

/** The old school from above, its rooms numbered, and beside it what belongs to a stay. SPEC 2.9. */
export function HousePlan({ heading, sections }: Parameters<typeof IncludedLists>[0]) {
  const words = useContent("experiences.accommodation").plan;
  return (
    <Drawn
      title={heading}
      drawing={
        <img
          className={styles.plan}
          src={plan}
          alt={words.label}
          width={750}
          height={540}
          loading="lazy"
        />
      }
      caption={
        <>
          <ol className={styles.rooms}>
            {words.rooms.map((room) => (
              <li key={room}>{room}</li>
            ))}
          </ol>
          <p>{words.note}</p>
        </>
      }
    >
      <IncludedBlocks sections={sections} className={styles.blocks} iconSize={22} />
    </Drawn>
  );
}

const pictures: readonly PictureName[] = [
  "room-bedroom",
  "room-kitchen",
  "room-sauna",
  "room-dinner",
];

/** What waits behind the door of the house: bed, kitchen, sauna, dinner. */
export function Rooms() {
  const { title, items } = useContent("experiences.accommodation").rooms;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {pictures.map((picture, index) => (
          <figure key={picture}>
            <Picture name={picture} alt={items[index]?.alt ?? ""} size="half" />
            <figcaption>{items[index]?.caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
