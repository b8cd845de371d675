import { Pause, Play } from "lucide";
import { useText } from "../words/content-provider.tsx";
import { letFilmsPlay, useFilmsPlay } from "./film-playback.ts";
import styles from "./film-toggle.module.css";
import { LucideIcon } from "./lucide-icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Stops or starts the films of the page; without script there are no films to stop. */
export function FilmToggle() {
  const plays = useFilmsPlay();
  const t = useText();
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t(plays ? "film.pause" : "film.play")}
      onClick={() => letFilmsPlay(!plays)}
      data-film-toggle
      data-screen-only
    >
      {plays ? <LucideIcon icon={Pause} size={18} /> : <LucideIcon icon={Play} size={18} />}
    </button>
  );
}
