import type { ReactNode } from "react";
import type { SkyOfStay } from "#domain/sky-of-stay.ts";
import { useContent, useLanguage } from "../words/content-provider.tsx";
import { dayAndMonth, useClock, useLength } from "./sky-words.ts";

type Day = SkyOfStay["days"][number];

/** Sun and darkness on the first and the last day of a stay. */
export function SkyFigures({ days }: { days: Day[] }) {
  const words = useContent("booking.sky");
  const language = useLanguage();
  const clock = useClock("booking.sky.clock");
  const lengthOf = useLength("booking.sky.length");
  const rows: [label: string, cell: (day: Day) => ReactNode][] = [
    [words.sunrise, ({ sun }) => (typeof sun === "string" ? sunWord(sun) : clock(sun.sunrise))],
    [words.sunset, ({ sun }) => (typeof sun === "string" ? sunWord(sun) : clock(sun.sunset))],
    [words.daylight, ({ sun }) => lengthOf(lightOf(sun))],
    [
      words.darkness,
      ({ dark }) => (dark ? `${clock(dark.from)}–\u2060${clock(dark.to)}` : words.never),
    ],
  ];
  const sunWord = (state: string) => (state === "no sun" ? words.staysDown : words.staysUp);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {days.map(({ day }) => (
            <th key={day} scope="col">
              {dayAndMonth(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {days.map((day) => (
              <td key={day.day}>{cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lightOf(sun: Day["sun"]): number {
  if (sun === "midnight sun") return 24 * 60;
  return sun === "no sun" ? 0 : sun.length;
}
