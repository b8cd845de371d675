import { type SkyOfStay, skyOfStay } from "#domain/sky-of-stay.ts";
import { useSettings } from "../ui/use-settings.ts";
import { useContent, useLanguage, useText } from "../words/content-provider.tsx";
import { SkyFigures } from "./sky-figures.tsx";
import styles from "./sky-of-week.module.css";
import { SkyPicture } from "./sky-picture.tsx";
import { dayAndMonth, useClock } from "./sky-words.ts";

interface SkyOfWeekProps {
  /** The first and the last day of a stay, YYYY-MM-DD. */
  first: string;
  last: string;
}

/** Sun, darkness and moon of a stay, in words, as a picture and in figures; nothing if the days are none. SPEC 2.12. */
export function SkyOfWeek({ first, last }: SkyOfWeekProps) {
  const words = useContent("booking").sky;
  const { coordinates } = useSettings();
  const sky = skyOfStay(first, last, coordinates);
  if (!sky) return null;
  return (
    <section className={styles.sky} data-sky>
      <h3>{words.title}</h3>
      <SkySentences sky={sky} />
      <SkyPicture nights={sky.nights} place={coordinates} />
      <p className={styles.note}>{words.note}</p>
      <SkyFigures days={sky.days} />
    </section>
  );
}

function SkySentences({ sky }: { sky: SkyOfStay }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock("booking.sky.clock");
  const [{ day, dark, waxes }] = sky.nights;
  const date = dayAndMonth(day, language);
  const inDark = sky.nights.filter((night) => night.dark);
  return (
    <div className={styles.words}>
      <p>
        {dark
          ? t("booking.sky.dark", { date, from: clock(dark.from), to: clock(dark.to) })
          : t("booking.sky.light", { date })}
      </p>
      {inDark.length > 0 && (
        <p>
          {moonPhases(sky, waxes)
            .map((phase) =>
              t("booking.sky.moon", { ...phase, date: dayAndMonth(phase.day, language) }),
            )
            .concat(isMoonlit(inDark) ? t("booking.sky.up", { share: upWord(inDark) }) : [])
            .join(" ")}
        </p>
      )}
    </div>
  );
}

/** The phases of a stay; without one, whether the moon grows. */
function moonPhases({ phases, nights }: SkyOfStay, waxes: boolean) {
  if (phases.length > 0) return phases;
  return [{ phase: waxes ? "waxes" : "wanes", day: nights[0].day }];
}

type Nights = SkyOfStay["nights"][number][];

/** Whether it matters where the moon is: a sliver of it lights nothing. */
function isMoonlit(nights: Nights): boolean {
  return mean(nights.map(({ lit }) => lit)) > 0.1;
}

function upWord(nights: Nights): string {
  const share = mean(nights.map(({ moonUp }) => moonUp));
  if (share > 0.6) return "most";
  return share > 0.3 ? "part" : "little";
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
