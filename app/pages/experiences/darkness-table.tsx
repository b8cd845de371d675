import { type Coordinates, daylightOn, nightAfter, sunAltitudes } from "#domain/sky/darkness.ts";
import type { PhaseDay } from "#domain/sky/moon.ts";
import { dayAndMonth, useClock } from "../../sections/sky-words.ts";
import { useContent, useLanguage } from "../../words/content-provider.tsx";
import { monthsOf } from "./darkness-bands.ts";
import styles from "./darkness-table.module.css";

interface DarknessTableProps {
  season: { first: string; last: string };
  coordinates: Coordinates;
  /** Of the season. */
  phases: readonly PhaseDay[];
}

const [, , , night] = sunAltitudes;

/** What the chart draws, in figures: the first evening of each month, and the last of the season. */
export function DarknessTable({ season, coordinates, phases }: DarknessTableProps) {
  const words = useContent("experiences.northernLights").darkness;
  const language = useLanguage();
  const clock = useClock("experiences.northernLights.darkness.clock");
  const laterMonths = monthsOf(season).slice(1);
  const days = [season.first, ...laterMonths.map(({ first }) => first), season.last];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.sunset}</th>
          <th scope="col">{words.dark}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const sun = daylightOn(day, coordinates);
          const dark = nightAfter(day, night, coordinates);
          // A shared page may be of the last winter, whose hours differ by a minute.
          return (
            <tr key={day.slice(5)}>
              <th scope="row">{dayAndMonth(day, language)}</th>
              <td suppressHydrationWarning>{typeof sun === "string" ? "–" : clock(sun.sunset)}</td>
              <td suppressHydrationWarning>
                {dark ? `${clock(dark.from)}–${clock(dark.to)}` : words.never}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tbody>
        {(["full", "new"] as const).map((phase) => (
          <tr key={phase}>
            <th scope="row">{words[`${phase}Moon`]}</th>
            <td colSpan={2} suppressHydrationWarning>
              {phases
                .filter((reached) => reached.phase === phase)
                .map(({ day }) => dayAndMonth(day, language))
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
