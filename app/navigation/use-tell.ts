import { type ToldStep, visitPathOf } from "#domain/visits.ts";
import { useSettings } from "../ui/use-settings.ts";

/**
 * Tells the site what it cannot see itself, if it counts visits: an address, and no content. It costs nobody a wait, and
 * who asks not to be tracked is not counted. docs/decisions/0044
 */
export function useTell(): (step: ToldStep) => void {
  const { countsVisits } = useSettings();
  return (step) => {
    if (countsVisits) navigator.sendBeacon(visitPathOf(step));
  };
}
