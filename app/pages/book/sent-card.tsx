import { useEffect, useRef } from "react";
import { findStay, isOutOfSeason } from "#domain/booking/stay.ts";
import { formatPlan, selectionFromRequest } from "#domain/booking/trip-selection.ts";
import { calendarPath } from "#domain/calendar/calendar-file.ts";
import { pathOf } from "#domain/pages/routes.ts";
import type { SentBooking } from "../../forms/form-result.ts";
import { SkyOfWeek } from "../../sections/sky-of-week.tsx";
import { TripSummary } from "../../sections/trip-summary.tsx";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useLanguage, useText } from "../../words/content-provider.tsx";
import { AdditionalInfo } from "./additional-info.tsx";

/**
 * Requests a calendar file of the trip. A form does it with and without script, and keeps what it sends out of the
 * address; nothing in it says who the guest is.
 */
export function CalendarButton({ sent }: { sent: SentBooking }) {
  const words = useContent("booking").sent;
  const request = sent.body;
  const fields = {
    reference: sent.reference,
    package: request.package,
    date: request.date,
    numAdults: request.numAdults,
    numChildren: request.numChildren,
    locale: useLanguage(),
  };
  return (
    <form action={calendarPath} method="post" data-screen-only>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{words.calendar}</Button>
      <p>
        <small>{words.calendarHint}</small>
      </p>
    </form>
  );
}

export interface SentCardProps {
  sent: SentBooking;
  /** Whether it takes the focus from the form that it replaces. */
  takesFocus: boolean;
  /** Brings an empty form back. */
  onAnother: () => void;
}

/** What the guest requested, its reference, who answers until when, and what a guest can do meanwhile. SPEC 2.12. */
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
  const selection = selectionFromRequest(body);
  const stay = findStay(selection.packageId, selection.date);
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
      <TripSummary selection={selection} />
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
        <a
          href={pathOf("plan", useLanguage()) + formatPlan(selection)}
          target="_blank"
          rel="noopener"
        >
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
      <AdditionalInfo sent={sent} />
    </>
  );
}
