import { useContent } from "../words/content-provider.tsx";
import { Drawn } from "./drawn.tsx";
import styles from "./house-plan.module.css";
import plan from "./house-plan.svg?no-inline";
import { IncludedBlocks, type IncludedLists } from "./included-lists.tsx";

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
