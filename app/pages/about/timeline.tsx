import { useRef } from "react";
import type { PictureName } from "#domain/media/pictures.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useInView } from "../../ui/use-in-view.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { useContent } from "../../words/content-provider.tsx";
import styles from "./timeline.module.css";

const visibleShare = 0.2;

const steps: readonly { icon: string; image: PictureName }[] = [
  { icon: "Snowflake", image: "timeline-1990s" },
  { icon: "PawPrint", image: "timeline-2000s" },
  { icon: "Thermometer", image: "timeline-2020" },
  { icon: "Users", image: "timeline-2022" },
  { icon: "Star", image: "timeline-2024" },
];

type Entry = Catalogue["about"]["timeline"]["items"][number];

/** The family's history in five steps that fade in as the visitor reaches them. SPEC 2.6, 3. */
export function Timeline() {
  const { title, items } = useContent("about").timeline;
  return (
    <section className={styles.timeline}>
      <h2>{title}</h2>
      <ol>
        {items.map((entry, index) => (
          <TimelineStep key={entry.year} entry={entry} step={steps[index]} />
        ))}
      </ol>
    </section>
  );
}

function TimelineStep({ entry, step = steps[0] }: { entry: Entry; step?: (typeof steps)[number] }) {
  const card = useRef<HTMLLIElement>(null);
  const seen = useInView(card, visibleShare);
  return (
    <li ref={card} data-seen={seen} data-timeline-step>
      <div className={styles.mark}>
        <Icon name={step?.icon} size={22} />
        <p>{entry.year}</p>
      </div>
      <div className={styles.words}>
        <h3>{entry.title}</h3>
        <p>{entry.description}</p>
      </div>
      {step && <Picture name={step.image} alt={entry.alt} size="half" />}
    </li>
  );
}
