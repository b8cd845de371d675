import { useSyncExternalStore } from "react";

interface Connection {
  saveData?: boolean;
}

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether films may play: as the visitor chose, else unless they want little motion or little data. */
export function useFilmsPlay(): boolean {
  return useSyncExternalStore(subscribe, filmsPlay, () => false);
}

/** Stops all films of the page, or lets them play; remembered until the page is left. */
export function toggleFilms(): void {
  chosen = !filmsPlay();
  for (const listener of listeners) listener();
}

function filmsPlay(): boolean {
  if (chosen !== undefined) return chosen;
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isWanted = (query: string) => window.matchMedia(query).matches;
  return !(
    connection?.saveData ||
    isWanted("(prefers-reduced-motion: reduce)") ||
    isWanted("(prefers-reduced-data: reduce)")
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
  motion.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    motion.removeEventListener("change", listener);
  };
}
