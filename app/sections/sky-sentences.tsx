import type { SkyDay, SkyNight, SkyOfStay } from "#domain/sky-of-stay.ts";
import { useLanguage, useText } from "../words/content-provider.tsx";
import { dayAndMonth, useClock, useLength } from "./sky-words.ts";

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
