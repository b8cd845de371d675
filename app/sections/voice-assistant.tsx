import { lazy, Suspense } from "react";
import { useConsent } from "../ui/consent.ts";
import { useSettings } from "../ui/use-settings.ts";

// If its script does not load, the page works without it.
const VoiceWidget = lazy(() =>
  import("./voice-widget.tsx").then(
    ({ VoiceWidget }) => ({ default: VoiceWidget }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The voice assistant at the bottom right. Its script comes from another host, so only the browser loads it,
 * and only after consent; when consent is taken back, it is gone at once. SPEC 2.4, 7.
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
