import type { FeatureList } from "../../sections/text-sections.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useContent } from "../../words/content-provider.tsx";
import drawn from "./drawn.module.css";
import styles from "./husky-team.module.css";
import team from "./husky-team.svg?no-inline";

/** The dogs of the drawn team, from the lead to the sled, the one on the far side first. Invented: docs/facts.md. */
export const dogTeam = [
  ["Saga", "Ture"],
  ["Loke", "Ylva"],
  ["Bamse", "Tjorven"],
] as const;

/** Six dogs in their places before the sled, each with a name and a line, and the page's features. SPEC 2.9. */
export function HuskyTeam({ features }: Parameters<typeof FeatureList>[0]) {
  const words = useContent("experiences.huskyTour").team;
  return (
    <section className={drawn.section}>
      <h2>{words.title}</h2>
      <div className={styles.team}>
        {words.places.map(({ title, dogs }, place) => (
          <div key={title}>
            <TeamPart alt={place === 0 ? words.label : ""} />
            <h3>{title}</h3>
            <dl>
              {dogs.map((line, dog) => (
                <div key={line}>
                  <dt translate="no">{dogTeam[place]?.[dog]}</dt>
                  <dd>{line}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <ul>
          {features.map(({ icon, title, description }, index) => (
            <li key={title}>
              {index === 0 && <TeamPart alt="" />}
              <h3>
                <Icon name={icon} size={22} />
                <span>{title}</span>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A quarter of the drawing, which its place in the row chooses. */
function TeamPart({ alt }: { alt: string }) {
  return <img src={team} alt={alt} width={400} height={300} loading="lazy" />;
}
