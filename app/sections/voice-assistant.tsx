import { useConsent } from "../ui/consent.ts";
import { laterPart } from "../ui/later-part.tsx";
import { useSettings } from "../ui/use-settings.ts";

const VoiceWidget = laterPart(() =>
  import("./voice-widget.tsx").then(({ VoiceWidget }) => VoiceWidget),
);

/**
 * The voice assistant at the bottom right. Its script comes from another host, so only the browser loads it,
 * and only after consent; when consent is taken back, it is gone at once. SPEC 2.4, 7.
 */
export function VoiceAssistant() {
  const { voiceAgent } = useSettings();
  const consent = useConsent();
  return voiceAgent && consent === "yes" ? <VoiceWidget {...voiceAgent} /> : null;
}
