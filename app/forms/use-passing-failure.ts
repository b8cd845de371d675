import type { SubmitOutcome } from "#domain/submission.ts";
import { useText } from "../words/content-provider.tsx";

/**
 * What banner and toast say of a failure that passes by itself: too many requests, no connection. Undefined for
 * any other result. SPEC 8.
 */
export function usePassingFailure(): (outcome: SubmitOutcome) => string | undefined {
  const t = useText();
  return (outcome) => {
    if (outcome.status === "limited") {
      const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
      return t("form.limited", { minutes });
    }
    const isOffline = outcome.status === "failed" && outcome.reason === "offline";
    return isOffline ? t("form.offline") : undefined;
  };
}
