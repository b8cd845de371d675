import { Play, Square } from "lucide";
import { useRef, useState } from "react";
import { quietSound } from "#domain/sounds.ts";
import { Button } from "../ui/button.tsx";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./quiet-sound.module.css";

/** Twenty seconds of what the footer's line speaks of, and in words what one hears; loaded on a click. */
export function QuietSound() {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const [plays, setPlays] = useState<boolean>();
  if (!useHydrated()) return null;
  const toggle = () => {
    const { current: sound } = audio;
    if (!sound) return;
    sound.currentTime = 0;
    // A sound that does not come leaves its words.
    if (plays) sound.pause();
    else sound.play().catch(() => setPlays(false));
  };
  return (
    <div className={styles.quiet} data-screen-only>
      {/* biome-ignore lint/a11y/useMediaCaption: the words below the button are its captions */}
      <audio
        ref={audio}
        src={quietSound}
        preload="none"
        onPlay={() => setPlays(true)}
        onPause={() => setPlays(false)}
      />
      <Button variant="outline" size="small" onClick={toggle}>
        <LucideIcon icon={plays ? Square : Play} size={16} />
        {t(plays ? "footer.sound.stop" : "footer.sound.play")}
      </Button>
      {plays !== undefined && <p data-playing={plays}>{t("footer.sound.heard")}</p>}
    </div>
  );
}
