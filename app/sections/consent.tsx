import { useConsent, useIsAsking } from "../ui/consent.ts";
import { laterPart } from "../ui/later-part.tsx";
import { useSettings } from "../ui/use-settings.ts";

const ConsentQuestion = laterPart(() =>
  import("./consent-question.tsx").then(({ ConsentQuestion }) => ConsentQuestion),
);

/**
 * Asks once before the voice assistant is loaded, and again when the visitor uses the footer's control. If no
 * assistant is configured, it says that there is nothing to ask. SPEC 2.4.
 */
export function Consent() {
  const { voiceAgent } = useSettings();
  const consent = useConsent();
  const isAsking = useIsAsking();
  const isUnanswered = voiceAgent !== undefined && consent === undefined;
  return isAsking || isUnanswered ? <ConsentQuestion /> : null;
}
