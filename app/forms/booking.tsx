import { useEffect, useRef, useState } from "react";
import type { PackageId } from "#domain/packages.ts";
// Of a part that a browser loads later, and that the server may send with the page.
import "../sections/sky-of-week.module.css";
import { BookingForm } from "./booking-form.tsx";
import type { FormResult } from "./form-result.ts";
import { sentBookingOf } from "./sent-booking.ts";
import styles from "./sent-request.module.css";
import { loadCard, SentRequest } from "./sent-request.tsx";

interface BookingProps {
  /** The server's answer to a post without script. */
  result: FormResult | undefined;
  /** The package that the address names. */
  preselected: PackageId | undefined;
}

/** The booking form, and in its place the card of what was sent; another request begins anew. SPEC 2.12, 4. */
export function Booking({ result, preselected }: BookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState(result?.outcome);
  const sent = sentBookingOf(outcome);
  useEffect(() => {
    if (round > 0) place.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [round]);
  function writeAnother() {
    setOutcome(undefined);
    setRound(round + 1);
  }
  // What the address names, or an earlier post typed, was for the first.
  const given = round === 0 ? { result, preselected } : {};
  return (
    <div ref={place} className={styles.place} data-sent={sent && true} onSubmit={loadCard}>
      <BookingForm key={round} {...given} onOutcome={setOutcome} />
      {sent && <SentRequest sent={sent} takesFocus={!result} onAnother={writeAnother} />}
    </div>
  );
}
