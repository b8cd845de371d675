import type { ReactNode } from "react";
import { type SkyDay, type SkyNight, type SkyOfStay, skyOfStay } from "#domain/sky/sky-of-stay.ts";
import { useSettings } from "../navigation/page-data.ts";
import { useContent, useLanguage, useText } from "../words/content-provider.tsx";
import styles from "./sky-of-week.module.css";
import { SkyPicture } from "./sky-picture.tsx";
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

/** When it is dark enough for northern lights on a day, and when the sun is up. */
export function SunSentences({ day, dark, sun }: SkyDay) {
  const t = useText();
  const clock = useClock("booking.sky.clock");
  const lengthOf = useLength("booking.sky.length");
  const date = dayAndMonth(day, useLanguage());
  const darkness = dark
    ? t("booking.sky.dark", { date, from: clock(dark.from), to: clock(dark.to) })
    : t("booking.sky.light", { date });
  const daylight =
    typeof sun === "string"
      ? t("booking.sky.sun", { state: sun === "no sun" ? "down" : "up" })
      : t("booking.sky.sun", {
          state: "both",
          from: clock(sun.sunrise),
          to: clock(sun.sunset),
          length: lengthOf(sun.length),
        });
  return <p>{`${darkness} ${daylight}`}</p>;
}

/** The moon of a stay, unless its nights are too light for it to matter. */
export function MoonSentence({ sky: { nights, phases } }: { sky: SkyOfStay }) {
  const t = useText();
  const language = useLanguage();
  const dark = nights.filter((night) => night.dark);
  if (dark.length === 0) return null;
  const [{ day, waxes }] = nights;
  const named = phases.length > 0 ? phases : [{ phase: waxes ? "waxes" : "wanes", day }];
  const sentences = named.map((moon) =>
    t("booking.sky.moon", { phase: moon.phase, date: dayAndMonth(moon.day, language) }),
  );
  if (isMoonlit(dark)) sentences.push(t("booking.sky.up", { share: timeUp(dark) }));
  return <p>{sentences.join(" ")}</p>;
}

/** Whether it matters where the moon is: a sliver of it lights nothing. */
function isMoonlit(nights: SkyNight[]): boolean {
  return mean(nights.map(({ lit }) => lit)) > 0.1;
}

function timeUp(nights: SkyNight[]): "most" | "part" | "little" {
  const share = mean(nights.map(({ moonUp }) => moonUp));
  if (share > 0.6) return "most";
  return share > 0.3 ? "part" : "little";
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

interface SkyOfWeekProps {
  /** The first and the last day of a stay, YYYY-MM-DD. */
  first: string;
  last: string;
}

/** Sun, darkness and moon of a stay, in words, as a picture and in figures; nothing if the days are none. SPEC 2.12. */
export function SkyOfWeek({ first, last }: SkyOfWeekProps) {
  const words = useContent("booking.sky");
  const { coordinates } = useSettings();
  const sky = skyOfStay(first, last, coordinates);
  if (!sky) return null;
  return (
    <section className={styles.sky} data-sky>
      <h3>{words.title}</h3>
      <div className={styles.words}>
        <SunSentences {...sky.days[0]} />
        <MoonSentence sky={sky} />
      </div>
      <SkyPicture nights={sky.nights} place={coordinates} />
      <details className={styles.details}>
        <summary>{words.hours}</summary>
        <p>{words.note}</p>
        <SkyFigures days={sky.days} />
      </details>
    </section>
  );
}
