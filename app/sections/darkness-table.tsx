import { type Coordinates, nightAfter, sunAltitudes } from "#domain/darkness.ts";
import { useContent, useLanguage, useText } from "../words/content-provider.tsx";
import { monthsOf } from "./darkness-bands.ts";
import styles from "./darkness-table.module.css";

interface DarknessTableProps {
  season: { first: string; last: string };
  coordinates: Coordinates;
}

const [sunset, , , night] = sunAltitudes;

/** What the chart draws, in figures: the first evening of each month, and the last of the season. */
export function DarknessTable({ season, coordinates }: DarknessTableProps) {
  const words = useContent("experiences.northernLights").darkness;
  const language = useLanguage();
  const clock = useClock();
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
          const dusk = nightAfter(day, sunset, coordinates);
          const dark = nightAfter(day, night, coordinates);
          // A shared page may be of the last winter, whose hours differ by a minute.
          return (
            <tr key={day.slice(5)}>
              <th scope="row">{dayAndMonth(day, language)}</th>
              <td suppressHydrationWarning>{dusk && clock(dusk.from)}</td>
              <td suppressHydrationWarning>
                {dark ? `${clock(dark.from)}–${clock(dark.to)}` : words.never}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Minutes after a midnight as an hour of the clock, in the page's language. */
export function useClock(): (minutes: number) => string {
  const t = useText();
  return (minutes) => {
    const rounded = Math.round(minutes) % 1440;
    const hour = String(Math.floor(rounded / 60)).padStart(2, "0");
    const minute = String(rounded % 60).padStart(2, "0");
    return t("experiences.northernLights.darkness.clock", { hour, minute });
  };
}

function dayAndMonth(day: string, language: string): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString(language === "en" ? "en-GB" : language, format);
}
