import { seasonAt } from "#domain/booking/stay.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { darkEnough, nightAfter, sunAltitudes } from "#domain/sky/darkness.ts";
import { type MoonPhase, phasesBetween } from "#domain/sky/moon.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { skyColours, useClock } from "../../sections/sky-words.ts";
import type { FeatureList } from "../../sections/text-sections.tsx";
import { useContent, useLanguage } from "../../words/content-provider.tsx";
import {
  bandPath,
  chartSize,
  discsPath,
  hours,
  meetingPaths,
  monthsOf,
  xOf,
  yOf,
} from "./darkness-bands.ts";
import { DarknessTable } from "./darkness-table.tsx";
import { Drawn, Points } from "./drawn.tsx";

const { width, height, plot } = chartSize;

/** The nights of the season at the village: dates across, hours down, from daylight to darkness, and the moon. SPEC 2.9. */
export function DarknessChart({ features }: Parameters<typeof FeatureList>[0]) {
  const words = useContent("experiences.northernLights").darkness;
  const { coordinates } = useSettings();
  const language = useLanguage();
  const clock = useClock("experiences.northernLights.darkness.clock");
  const season = seasonAt(stockholmDay(new Date()));
  const phases = phasesBetween(season.first, season.last);
  const reached = (phase: MoonPhase) =>
    phases.filter((each) => each.phase === phase).map(({ day }) => day);
  const nightsUnder = (altitude: number) => (day: string) => nightAfter(day, altitude, coordinates);
  const { fixed, later } = meetingPaths(season, nightsUnder(darkEnough));
  return (
    <Drawn
      title={words.title}
      caption={
        <>
          <p>{words.note}</p>
          <details>
            <summary>{words.figures}</summary>
            <DarknessTable season={season} coordinates={coordinates} phases={phases} />
          </details>
        </>
      }
      drawing={
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label}>
          <path fill={skyColours.day} d={`M0 0h${width}v${plot}H0z`} />
          {sunAltitudes.map((altitude, index) => (
            <path
              key={altitude}
              fill={skyColours.bands[index]}
              d={bandPath(season, nightsUnder(altitude))}
            />
          ))}
          <g fill="#f3f7fb">
            {hours.map((hour) => (
              <g key={hour}>
                <path
                  fill="none"
                  stroke="#f3f7fb"
                  strokeOpacity=".2"
                  d={`M0 ${yOf(hour * 60)}h${width}`}
                />
                <text x="10" y={yOf(hour * 60) - 7}>
                  {clock(hour * 60)}
                </text>
              </g>
            ))}
            <text x="330" y={yOf(23 * 60)} textAnchor="middle">
              {words.night}
            </text>
            <text x="738" y={yOf(27.75 * 60)} textAnchor="end">
              {words.twilight}
            </text>
          </g>
          <text x="738" y={yOf(16 * 60)} textAnchor="end" fill="#0b1626">
            {words.day}
          </text>
          <path fill={skyColours.moon} d={discsPath(season, reached("full"))} />
          <path
            fill="none"
            stroke={skyColours.moon}
            strokeWidth="2"
            d={discsPath(season, reached("new"))}
          />
          <g fill="none" stroke="#ffb46b" strokeWidth="3.5" strokeLinecap="round">
            <path d={fixed} />
            <path strokeDasharray="1 8" d={later} />
          </g>
          <text x="160" y={yOf(18 * 60) - 9} fill="#ffb46b">
            {words.meet}
          </text>
          <g fill="currentColor">
            {monthsOf(season).map(({ first, middle, isWhole }) => (
              // The half of April is too narrow for its whole name in its middle: on a phone it would touch March's.
              <text
                key={first}
                x={isWhole ? xOf(middle, season) : width - 14}
                y={height - 12}
                textAnchor={isWhole ? "middle" : "end"}
              >
                {monthName(first, language, isWhole ? "long" : "short")}
              </text>
            ))}
          </g>
        </svg>
      }
    >
      <Points points={features} />
    </Drawn>
  );
}

function monthName(day: string, language: string, month: "long" | "short"): string {
  return new Date(day).toLocaleDateString(language, { month, timeZone: "UTC" });
}
