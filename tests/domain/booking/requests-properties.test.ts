import fc from "fast-check";
import { expect, test } from "vitest";
import { bookings, enquiries, wrongInBooking, wrongInEnquiry } from "./arbitraries.ts";
import { booking, enquiry, readBooking, readEnquiry } from "./requests.ts";

test("every valid enquiry parses to itself", () => {
  fc.assert(
    fc.property(enquiries, (valid) => {
      expect(readEnquiry(valid)).toEqual({ accepted: valid });
    }),
  );
});

test("every valid booking request parses to itself", () => {
  fc.assert(
    fc.property(bookings, (valid) => {
      expect(readBooking(valid)).toEqual({ accepted: valid });
    }),
  );
});

test.each(Object.entries(wrongInEnquiry))(
  "a wrong %s is reported at that field alone, however the rest of the enquiry looks",
  (field, wrong: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(enquiries, wrong, (valid, value) => {
        const errors = { [field]: expect.stringMatching(/^contact\.form\.\w+Error\w+$/) };
        expect(readEnquiry({ ...valid, [field]: value })).toEqual({ errors });
      }),
    );
  },
);

test.each(Object.entries(wrongInBooking))(
  "a wrong %s is reported at that field alone, however the rest of the booking looks",
  (field, wrong: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(bookings, wrong, (valid, value) => {
        const errors = { [field]: expect.stringMatching(/^booking\.\w+Error\w*$/) };
        expect(readBooking({ ...valid, [field]: value })).toEqual({ errors });
      }),
    );
  },
);

test("a wrong age at any place is reported at the ages alone", () => {
  const parties = bookings.filter(({ childrenAges }) => childrenAges.length > 0);
  const wrongAge = fc.oneof(fc.integer({ min: 18 }), fc.integer({ max: -1 }), fc.constant(null));
  fc.assert(
    fc.property(parties, wrongAge, fc.nat(), (valid, age, place) => {
      const childrenAges = valid.childrenAges.with(place % valid.numChildren, age as number);
      const errors = { childrenAges: expect.stringMatching(/^booking\.childrenAgesError/) };
      expect(readBooking({ ...valid, childrenAges })).toEqual({ errors });
    }),
  );
});

test("whatever comes in, nothing throws", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      readEnquiry(input);
      readBooking(input);
    }),
  );
});

test.each([
  ["enquiry", readEnquiry, enquiry],
  ["booking request", readBooking, booking],
] as const)("keys meant to pollute are dropped from an %s", (_, read, valid) => {
  const hostile = JSON.parse(
    `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"extra":1,${JSON.stringify(valid).slice(1)}`,
  );
  const { accepted } = read(hostile) as { accepted: object };
  expect(Object.getOwnPropertyNames(accepted).sort()).toEqual(Object.keys(valid).sort());
  expect(Object.getPrototypeOf(accepted)).toBe(Object.prototype);
  expect(accepted).not.toHaveProperty("polluted");
  expect({}).not.toHaveProperty("polluted");
});

test.each([null, undefined, [], "text", 7, true])("%j is no request at all", (input) => {
  expect(readEnquiry(input)).toEqual({ errors: { "": expect.any(String) } });
  expect(readBooking(input)).toEqual({ errors: { "": expect.any(String) } });
});
