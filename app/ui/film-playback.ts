import { useSyncExternalStore } from "react";
import { useMediaQuery } from "./use-media-query.ts";

interface Connection {
  saveData?: boolean;
}

const littleWanted = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether films may play: the visitor's choice, else no if they want reduced motion or reduced data. */
export function useFilmsPlay(): boolean {
  const isChosen = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => false,
  );
  const isLittleWanted = useMediaQuery(littleWanted);
  return isChosen ?? !(isLittleWanted || savesData());
}

/** Stops or allows all films of the page; the choice holds until the page is left. */
export function letFilmsPlay(isAllowed: boolean): void {
  chosen = isAllowed;
  for (const listener of listeners) listener();
}

/** Whether the visitor wants to load little. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData ?? false;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
