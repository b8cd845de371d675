import { chunk, useChunk } from "../navigation/chunk.ts";
import { useSettings } from "../navigation/page-data.ts";
import { useConsent, useIsAsking } from "./consent-choice.ts";

/** Loads the question. */
export const loadQuestion = chunk("consent-question", () => import("./consent-question.tsx"));

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
