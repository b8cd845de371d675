import { Play, Square } from "lucide";
import { useRef, useState } from "react";
import { quietSound } from "#domain/media/films.ts";
import { Button } from "../ui/button.tsx";
import { LucideIcon } from "../ui/lucide-icon.tsx";
import { useText } from "../words/content-provider.tsx";
import styles from "./quiet-sound.module.css";

/** Twenty seconds of what the footer's line speaks of, and in words what one hears; loaded on a click. */
export function QuietSound() {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const [plays, setPlays] = useState(false);
  const [wasPlayed, setPlayed] = useState(false);
  const toggle = () => {
    const sound = audio.current as HTMLAudioElement;
    sound.currentTime = 0;
    if (plays) return sound.pause();
    // If the sound does not come, its words stand alone.
    sound.play().catch(() => setPlays(false));
    setPlayed(true);
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
      <Button
        variant="outline"
        size="small"
        icon={<LucideIcon icon={plays ? Square : Play} size={16} />}
        onClick={toggle}
      >
        {t(plays ? "sound.stop" : "sound.play")}
      </Button>
      {wasPlayed && <p data-playing={plays}>{t("sound.heard")}</p>}
    </div>
  );
}
