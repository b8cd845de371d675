import { useEffect, useRef } from "react";
import { planFragment } from "#domain/plan-link.ts";
import { pathOf } from "#domain/routes.ts";
import { isOutOfSeason } from "#domain/season.ts";
import { stayOf } from "#domain/stay.ts";
import { wishOfRequest } from "#domain/wish.ts";
import { SkyOfWeek } from "../sections/sky-of-week.tsx";
import { WishSummary } from "../sections/wish-summary.tsx";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useContent, useLanguage, useText } from "../words/content-provider.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import type { SentBooking } from "./sent-booking.ts";
import { TellMore } from "./tell-more.tsx";

export interface SentCardProps {
  sent: SentBooking;
  /** Whether it takes the focus from the form that it replaces. */
  takesFocus: boolean;
  /** Brings an empty form back. */
  onAnother: () => void;
}

/** What was asked, its reference, who answers until when, and what a guest can do meanwhile. SPEC 2.12. */
export function SentCard({ sent, takesFocus, onAnother }: SentCardProps) {
  const words = useContent("booking");
  const t = useText();
  const hydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // At the top of a phone's screen: the toast at its bottom would lie over the reference.
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { status, reference, body } = sent;
  const wish = wishOfRequest(body);
  const stay = stayOf(wish.packageId, wish.date);
  const isDelivered = status === "delivered";
  const answer = isDelivered ? "booking.sent.answerText" : "booking.sent.answerLater";
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {isDelivered ? words.toastSuccessTitle : words.toastAcceptedTitle}
      </h3>
      <p>
        <span>{words.sent.reference}</span>{" "}
        <strong translate="no" data-reference>
          {reference}
        </strong>
        <small>{words.sent.referenceHint}</small>
      </p>
      <h4>{words.sent.asked}</h4>
      <WishSummary wish={wish} />
      {stay && <SkyOfWeek first={stay.first} last={stay.last} />}
      {isOutOfSeason(body.date, body.package) && <p>{words.sent.outside}</p>}
      <h4>{words.sent.answer}</h4>
      <p>{t(answer, { email: body.email })}</p>
      <h4>{words.next.title}</h4>
      <ol>
        {words.next.steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
      <CalendarButton sent={sent} />
      <p data-screen-only>
        {/* In a tab of its own: Back would not bring this card again. */}
        <a href={pathOf("plan", useLanguage()) + planFragment(wish)} target="_blank" rel="noopener">
          {words.sent.sheet}
        </a>
      </p>
      {hydrated && (
        <div data-ways data-screen-only>
          <Button variant="outline" onClick={() => window.print()}>
            {words.sent.print}
          </Button>
          <Button variant="outline" onClick={onAnother}>
            {words.sent.another}
          </Button>
        </div>
      )}
      <TellMore sent={sent} />
    </>
  );
}
