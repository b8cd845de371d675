import { type ComponentType, lazy, Suspense } from "react";
import { chunk } from "../../navigation/chunk.ts";
import { Button } from "../../ui/button.tsx";
import { useText } from "../../words/content-provider.tsx";
import type { SentCardProps } from "./sent-card.tsx";
import styles from "./sent-request.module.css";

/** Loads the card; called while the form is on its way. */
export const loadCard = chunk("sent-card", () => import("./sent-card.tsx"));

// The server's answer holds the card at once. A browser loads it when there is something to show, and a success whose
// card does not come is still a success.
const Card: ComponentType<SentCardProps> = import.meta.env.SSR
  ? (await loadCard()).SentCard
  : lazy(() =>
      loadCard().then(
        ({ SentCard }) => ({ default: SentCard }),
        () => ({ default: Plain }),
      ),
    );

/** What stands in place of a booking form that was received. SPEC 4. */
export function SentRequest(props: SentCardProps) {
  return (
    <section className={styles.card}>
      <Suspense fallback={<Plain {...props} />}>
        <Card {...props} />
      </Suspense>
    </section>
  );
}

/** Reference and way on, where the card has not come. */
function Plain({ sent, onAnother }: SentCardProps) {
  const t = useText();
  return (
    <>
      <p>
        <span>{t("booking.sent.reference")}</span>{" "}
        <strong translate="no" data-reference>
          {sent.reference}
        </strong>
      </p>
      <Button variant="outline" onClick={onAnother}>
        {t("booking.sent.another")}
      </Button>
    </>
  );
}
