import { useEffect, useRef, useSyncExternalStore } from "react";
import { useText } from "../words/content-provider.tsx";
import styles from "./voice-assistant.module.css";

const compactWidths = "(max-width: 768px)";

/** Where the assistant's own script puts it. Compact at 768 px or less. SPEC 2.4. */
export function VoiceWidget({ scriptUrl, agentId }: { scriptUrl: string; agentId: string }) {
  const place = useRef<HTMLElement>(null);
  const isCompact = useMedia(compactWidths);
  const t = useText();
  useEffect(() => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    place.current?.appendChild(script);
    return () => {
      script.remove();
    };
  }, [scriptUrl]);
  return (
    <aside
      ref={place}
      className={styles.place}
      aria-label={t("voice.label")}
      data-voice-agent={agentId}
      data-screen-only
      data-variant={isCompact ? "compact" : "full"}
    />
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
