import { chunk, useChunk } from "../../navigation/chunk.ts";
import { Button } from "../../ui/button.tsx";
import { useText } from "../../words/content-provider.tsx";
import type { SentCardProps } from "./sent-card.tsx";
import styles from "./sent-request.module.css";

/** Loads the card; called while the form is on its way. */
export const loadCard = chunk("sent-card", () => import("./sent-card.tsx"));

// Where the server's page shows the card, the browser waits for its script before it takes over the page.
const served =
  import.meta.env.SSR || document.querySelector("[data-sent]")
    ? loadCard().catch(() => undefined)
    : undefined;

/** What stands in place of a booking form that was received; a success whose card does not come is still one. SPEC 4. */
export function SentRequest(props: SentCardProps) {
  const card = useChunk(loadCard, true, served);
  return (
    <section className={styles.card}>
      {card ? <card.SentCard {...props} /> : <Plain {...props} />}
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
