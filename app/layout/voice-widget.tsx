import { useEffect, useRef } from "react";
import type { VoiceAgent } from "#domain/facts/settings.ts";
import { useMediaQuery } from "../ui/use-browser-state.ts";
import { useLanguage, useText } from "../words/content-provider.tsx";
import { readConsent } from "./consent-choice.ts";
import styles from "./voice-assistant.module.css";

const compactWidths = "(max-width: 768px)";

let script: HTMLScriptElement | undefined;

/**
 * The element of the assistant's own script, or only its place if the script makes one by itself. Compact at
 * 768 px or less. SPEC 2.4, docs/voice-assistant.md.
 */
export function VoiceWidget({ scriptUrl, agentIds, element, attributes }: VoiceAgent) {
  const place = useRef<HTMLElement>(null);
  const variant = useMediaQuery(compactWidths) ? "compact" : "full";
  const id = agentIds[variant];
  const language = useLanguage();
  const t = useText();
  useEffect(() => {
    const own = element ? document.createElement(element) : undefined;
    const isLoaded = script !== undefined;
    script ??= Object.assign(document.createElement("script"), { src: scriptUrl, async: true });
    for (const [name, value] of Object.entries(attributes)) {
      const filled = fill(value, { id, variant, language });
      (own ?? script).setAttribute(name, filled);
    }
    if (own) place.current?.append(own);
    // A script that ran once cannot run anew without harm, as it may define elements.
    if (!isLoaded) document.head.append(script);
    return () => own?.remove();
  }, [scriptUrl, element, attributes, id, variant, language]);
  useEffect(
    () => () => {
      // No browser can unload a script, but a new page never loads it. Drafts of forms outlive that.
      if (readConsent() !== "yes") window.location.reload();
    },
    [],
  );
  return (
    <aside
      ref={place}
      className={styles.place}
      aria-label={t("voice.label")}
      data-voice-agent={id}
      data-screen-only
      data-variant={variant}
    />
  );
}

function fill(value: string, values: Record<string, string>): string {
  return value.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
