import { use, useEffect, useState } from "react";

export type BookingPart = typeof import("./booking-part.tsx");

/** Loads what the booking form shows once it is used; called when the visitor begins to. */
export const loadBookingPart = () => import("./booking-part.tsx");

// Where the server has answered a choice, the browser waits for this part before it takes over the page.
const answered =
  import.meta.env.SSR || document.querySelector("[data-estimate] > *")
    ? loadBookingPart().catch(nothing)
    : undefined;

/** What the form shows once it is used, from when it was needed and has come; the form works without it. */
export function useBookingPart(isNeeded: boolean): BookingPart | undefined {
  const [part, setPart] = useState(isNeeded && answered ? use(answered) : undefined);
  useEffect(() => {
    if (isNeeded) loadBookingPart().then(setPart, nothing);
  }, [isNeeded]);
  return part;
}

/** What follows if the part does not come: it is requested again with the next choice. */
export function nothing(): undefined {}
