import { useEffect, useState } from "react";

export type WeekPart = typeof import("./week-part.tsx");

const load = () => import("./week-part.tsx");

// What answers a choice loads once something is chosen. It must be there before the browser takes over a page in
// which the server has answered already.
const answered: WeekPart | undefined =
  import.meta.env.SSR || document.querySelector("[data-estimate] > *") ? await load() : undefined;

/** Loads the part that answers a choice; called when the visitor starts to use the form. */
export function preloadWeekPart(): void {
  load().catch(() => {
    // It is requested again once a package is chosen.
  });
}

/** The part of the booking form that answers a choice, once it is needed and has come; the form works without it. */
export function useWeekPart(isNeeded: boolean): WeekPart | undefined {
  const [part, setPart] = useState(answered);
  useEffect(() => {
    if (isNeeded) load().then(setPart, () => {});
  }, [isNeeded]);
  return isNeeded ? part : undefined;
}
