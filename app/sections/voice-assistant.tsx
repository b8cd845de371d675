import { lazy, Suspense, useEffect, useRef } from "react";
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
  const wasAllowed = useRef(false);
  useEffect(() => {
    // No browser can unload a script, but a new page never loads it. Drafts of forms outlive that.
    if (wasAllowed.current && consent !== "yes") window.location.reload();
    wasAllowed.current = consent === "yes";
  }, [consent]);
  if (!voiceAgent || consent !== "yes") return null;
  return (
    <Suspense>
      <VoiceWidget {...voiceAgent} />
    </Suspense>
  );
}
