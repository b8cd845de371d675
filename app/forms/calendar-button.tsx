import { calendarPath } from "#domain/calendar.ts";
import { Button } from "../ui/button.tsx";
import { useContent, useLanguage } from "../words/content-provider.tsx";
import type { SentBooking } from "./sent-booking.ts";

/**
 * Sends for the wish as a calendar file. A form does it with and without script, and keeps what it sends out of the
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
