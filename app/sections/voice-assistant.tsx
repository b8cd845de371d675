import { lazy, Suspense } from "react";
import { useConsent } from "../ui/consent.ts";
import { useSettings } from "../ui/use-settings.ts";

// Where its script does not come, the page does without.
const VoiceWidget = lazy(() =>
  import("./voice-widget.tsx").then(
    ({ VoiceWidget }) => ({ default: VoiceWidget }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The voice assistant at the bottom right: its script comes from another host, so it is loaded in the
 * browser only, and only after a yes. SPEC 2.4, 7.
 */
export function VoiceAssistant() {
  const { voiceAgent } = useSettings();
  const consent = useConsent();
  if (!voiceAgent || consent !== "yes") return null;
  return (
    <Suspense>
      <VoiceWidget {...voiceAgent} />
    </Suspense>
  );
}
