import { chunk, useChunk } from "../navigation/chunk.ts";
import { useSettings } from "../navigation/page-data.ts";
import { useConsent, useIsAsking } from "./consent-choice.ts";

/** Loads the question. */
export const loadQuestion = chunk("consent-question", () => import("./consent-question.tsx"));
const loadWidget = chunk("voice-widget", () => import("./voice-widget.tsx"));

/**
 * Asks once before the voice assistant is loaded, and again when the visitor uses the footer's control. If no
 * assistant is configured, it says that there is nothing to ask. SPEC 2.4.
 */
export function Consent() {
  const { voiceAgent } = useSettings();
  const consent = useConsent();
  const isAsking = useIsAsking();
  const isUnanswered = voiceAgent !== undefined && consent === undefined;
  const isShown = isAsking || isUnanswered;
  const question = useChunk(loadQuestion, isShown);
  return isShown && question && <question.ConsentQuestion />;
}

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
