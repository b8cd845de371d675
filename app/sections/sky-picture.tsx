import { type Coordinates, nightAfter, sunAltitudes } from "#domain/sky/darkness.ts";
import type { SkyNight } from "#domain/sky/sky-of-stay.ts";
import { useLanguage, useText } from "../words/content-provider.tsx";
import styles from "./sky-of-week.module.css";
import { dayAndMonth, skyColours, useClock } from "./sky-words.ts";

/** The outline of the moon's lit part around 0 0, as it looks from the north: what grows is lit on the right. */
export function moonPath(lit: number, waxes: boolean, radius: number): string {
  const right = waxes ? 1 : 0;
  const terminator = (Math.abs(1 - 2 * lit) * radius).toFixed(2);
  const back = lit > 0.5 ? right : 1 - right;
  const limb = `M0 ${-radius}A${radius} ${radius} 0 0 ${right} 0 ${radius}`;
  return `${limb}A${terminator} ${radius} 0 0 ${back} 0 ${-radius}z`;
}

/** The hours that the picture shows, from its upper edge to its lower one, and those it names. */
const shown = { from: 14, to: 32 };
const hours = [18, 24, 30];

/** The nights of a stay side by side: hours down, from daylight to darkness, and each night's moon. */
export function SkyPicture({ nights, place }: { nights: SkyNight[]; place: Coordinates }) {
  const clock = useClock("booking.sky.clock");
  const height = shown.to - shown.from;
  return (
    <div className={styles.picture}>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{clock(hour * 60)}</span>
        ))}
      </div>
      <svg
        className={styles.bands}
        viewBox={`0 0 ${nights.length} ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path fill={skyColours.day} d={`M0 0h${nights.length}v${height}H0z`} />
        {sunAltitudes.map((altitude, index) => (
          <path key={altitude} fill={skyColours.bands[index]} d={bandOf(nights, altitude, place)} />
        ))}
      </svg>
      <ol className={styles.nights}>
        {nights.map((night) => (
          <NightOfStay key={night.day} {...night} />
        ))}
      </ol>
    </div>
  );
}

function NightOfStay({ day, dark, lit, waxes, moonUp }: SkyNight) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock("booking.sky.clock");
  const share = Math.round(lit * 100);
  const date = dayAndMonth(day, language);
  return (
    <li>
      <svg
        className={styles.moon}
        viewBox="-11 -11 22 22"
        data-down={dark && moonUp < 0.2 ? true : undefined}
        aria-hidden="true"
      >
        <circle r="10" fill={skyColours.moonShade} />
        <path fill={skyColours.moon} d={moonPath(lit, waxes, 10)} />
      </svg>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">
        {dark
          ? t("booking.sky.night", { date, from: clock(dark.from), to: clock(dark.to), share })
          : t("booking.sky.lightNight", { date, share })}
      </span>
    </li>
  );
}

/** A column for each night, from when the sun is below an altitude until it is above it. */
function bandOf(nights: SkyNight[], altitude: number, place: Coordinates): string {
  return nights
    .flatMap(({ day }, x) => {
      const night = nightAfter(day, altitude, place);
      return night ? [`M${x} ${yOf(night.from)}h1V${yOf(night.to)}h-1z`] : [];
    })
    .join("");
}

function yOf(minutes: number): number {
  const hour = Math.min(shown.to, Math.max(shown.from, minutes / 60));
  return Number((hour - shown.from).toFixed(2));
}
