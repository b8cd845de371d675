import fc from "fast-check";
import { expect, test } from "vitest";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { dayAfter } from "#domain/calendar/dates.ts";
import { maxOnTheWay, readRequest } from "../../../desk/requests/request-body.ts";
import { deadKeptForMs, triedForMs } from "../../../worker/outbox/schedule.ts";
import {
  bookings,
  enquiries,
  wrongInBooking,
  wrongInEnquiry,
} from "../../domain/booking/arbitraries.ts";
import { today } from "../../domain/booking/requests.ts";

// As late as a request may come that the site accepted today.
const atLast = new Date(`${dayAfter(today, maxOnTheWay)}T12:00:00Z`);
const kinds = { contact: enquiries, booking: bookings };

/** A value with which one field of a whole request is wrong. */
function oneWrong(kind: "contact" | "booking") {
  const whole: fc.Arbitrary<object> = kinds[kind];
  const wrong: Record<string, fc.Arbitrary<unknown>> = kind === "contact"
    ? wrongInEnquiry
    : wrongInBooking;
  return fc.constantFrom(...Object.keys(wrong)).chain((field) =>
    fc
      .tuple(whole, wrong[field] ?? fc.constant(null))
      // JSON has neither.
      .filter(([, value]) => typeof value !== "bigint" && value !== undefined)
      .map(([body, value]) => ({ field, body: { ...body, [field]: value } })),
  );
}

test.each(["contact", "booking"] as const)(
  "a %s request that the site accepted is taken as it is, for as long as it may be on its way",
  (kind) => {
    fc.assert(
      fc.property(kinds[kind] as fc.Arbitrary<object>, (body) => {
        expect(readRequest(kind, JSON.stringify(body), atLast)).toEqual({ ok: true, body });
      }),
    );
  },
);

test.each(["contact", "booking"] as const)(
  "a %s request that the site would refuse is refused, and the field named",
  (kind) => {
    fc.assert(
      fc.property(oneWrong(kind), ({ field, body }) => {
        // What the site itself cleans is no fault.
        fc.pre(kind === "booking" || !contactSchema.safeParse(body).success);
        const reading = readRequest(kind, JSON.stringify(body), atLast);
        expect(reading).toMatchObject({ ok: false, status: 422 });
        expect("reason" in reading && reading.reason).toContain(field);
      }),
    );
  },
);

test("a request may be on its way while the outbox tries and then until it is forgotten there", () => {
  const day = 86_400_000;
  expect(maxOnTheWay).toBe((triedForMs + deadKeptForMs) / day);
});
