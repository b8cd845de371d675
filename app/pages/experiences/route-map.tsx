import { useContent } from "../../words/content-provider.tsx";
import { Drawn, Points } from "./drawn.tsx";
import type { DayProgram } from "./experience-sections.tsx";
import styles from "./route-map.module.css";
import land from "./route-map.svg?no-inline";

// Ten metres of the terrain are a unit; media/pipeline/route-map.ts says where it begins.
const school = [560, 310] as const;
const stops = [
  [588, 236],
  [597, 432],
  [517, 374],
  [72, 280],
] as const;
const route =
  "M560 310C556 290 548 245 588 236C622 228 606 280 596 306C584 338 642 390 597 432C570 455 545 400 517 374C480 340 440 370 380 350C300 325 230 332 165 316C130 308 105 290 72 280C110 245 150 252 190 230C240 200 290 236 350 222C420 208 460 280 510 272C535 268 550 290 560 310";

/** The day on the trail as a way over the land of the pictures, with its four steps as stops. SPEC 2.9. */
export function RouteMap({ title, steps }: Parameters<typeof DayProgram>[0]) {
  const words = useContent("experiences.snowmobileSafari").map;
  return (
    <Drawn
      title={title}
      caption={words.note}
      drawing={
        <div className={styles.map} data-night>
          <img src={land} alt="" width={750} height={540} loading="lazy" />
          <svg viewBox="0 0 750 540" role="img" aria-label={words.label}>
            <path className={styles.route} d={route} />
            <path className={styles.school} d={`M${school.join(" ")}h0`} />
            <text x="500" y="206">
              {words.lake}
            </text>
            <text x="544" y="332" textAnchor="end">
              {words.school}
            </text>
            <text x="640" y="440">
              {words.forest}
            </text>
            <text x="490" y="414" textAnchor="end">
              {words.marsh}
            </text>
            <text x="30" y="350">
              {words.fell}
            </text>
            {stops.map(([x, y], index) => (
              <g key={x} className={styles.stop}>
                <path d={`M${x} ${y}h0`} />
                <text x={x} y={y} dy=".36em">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
      }
    >
      <Points points={steps} isNumbered />
    </Drawn>
  );
}
