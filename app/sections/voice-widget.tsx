import { useEffect, useRef } from "react";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./voice-assistant.module.css";

const compactWidths = "(max-width: 768px)";

/** The element that the assistant's own script fills. Compact at 768 px or less. SPEC 2.4. */
export function VoiceWidget({ scriptUrl, agentId }: { scriptUrl: string; agentId: string }) {
  const place = useRef<HTMLElement>(null);
  const isCompact = useMediaQuery(compactWidths);
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
