import { chunk, useChunk } from "../navigation/chunk.ts";
import { useSettings } from "../navigation/page-data.ts";
import { useConsent } from "./consent-choice.ts";

const loadWidget = chunk("voice-widget", () => import("./voice-widget.tsx"));

/**
 * The voice assistant at the bottom right. Its script comes from another host, so only the browser loads it,
 * and only after consent; when consent is taken back, it is gone at once. SPEC 2.4, 7.
 */
export function VoiceAssistant() {
  const { voiceAgent } = useSettings();
  const isAllowed = useConsent() === "yes" && voiceAgent !== undefined;
  const widget = useChunk(loadWidget, isAllowed);
  return isAllowed && widget && <widget.VoiceWidget {...voiceAgent} />;
}
