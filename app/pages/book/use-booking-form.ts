import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { typedValues } from "#domain/booking/form-input.ts";
import { bookingLimits } from "#domain/booking/form-limits.ts";
import type { PackageId } from "#domain/booking/packages.ts";
import type { SubmitOutcome } from "#domain/booking/submission.ts";
import { parseSelection } from "#domain/booking/trip-selection.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { useFormSubmission } from "../../forms/use-form-submission.ts";

type Values = FormResult["values"];

/** What the form holds of the trip, as it was typed; "" where nothing is. */
export interface TypedTrip {
  package: string;
  date: string;
  numAdults: string;
  numChildren: string;
  /** How many fields for ages there are. */
  ageFields: number;
  /** What they hold, and behind it what fields held that are gone, in case the count grows again. */
  ages: string[];
}

interface Options {
  result?: FormResult | undefined;
  /** The package that the address names. */
  preselected?: PackageId | undefined;
  onOutcome: (outcome: SubmitOutcome) => void;
}

// Debounce, so that half-typed numbers are not announced.
const settledMs = 350;

/**
 * The whole state of the booking form: that of its sending, its initial values, the trip as it is typed, the trip selection
 * a moment after each edit, and the step. The fields keep their values themselves, as browsers, drafts and visitors
 * without script need it; each edit reads them once. SPEC 4.
 */
export function useBookingForm({ result, preselected, onOutcome }: Options) {
  const submission = useFormSubmission({ form: "booking", result, onOutcome });
  const { formKey, isCleared } = submission.initial;
  const named = preselected && !isCleared && { package: [preselected] };
  const values: Values = { ...named, ...submission.initial.values };
  const [typed, setTyped] = useState({ formKey, trip: tripOf(values) });
  const [settled, setSettled] = useState(typed);
  // New fields hold their initial values.
  const tripIn = (state: typeof typed) => (state.formKey === formKey ? state.trip : tripOf(values));
  const trip = tripIn(typed);
  const settledTrip = JSON.stringify(tripIn(settled));
  const selection = useMemo(() => parseSelection(toValues(JSON.parse(settledTrip))), [settledTrip]);

  function read() {
    const form = submission.formProps.ref.current;
    const next = form ? tripOf(typedValues("booking", new FormData(form)), trip) : trip;
    // An edit of any other field renders nothing.
    if (JSON.stringify(next) !== JSON.stringify(trip)) setTyped({ formKey, trip: next });
    return { formKey, trip: next };
  }
  // The visitor may have chosen something before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new set of fields
  useEffect(() => setSettled(read()), [formKey]);
  useEffect(() => {
    const timer = setTimeout(setSettled, settledMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);

  function edited(field: string) {
    submission.edited(field);
    read();
  }

  return {
    ...submission,
    values,
    trip,
    selection,
    step: submission.status === "success" ? 3 : trip.package && trip.date ? 2 : 1,
    edited,
    /** Fills in what a link brought; it is an edit like any other, so the draft keeps it. */
    fillIn(given: Values) {
      flushSync(() => submission.fillIn(given));
      submission.edited("package");
    },
    formProps: {
      ...submission.formProps,
      onChange: ({ target }: { target: EventTarget }) => edited((target as HTMLInputElement).name),
    },
  };
}

function tripOf(values: Values, before?: TypedTrip): TypedTrip {
  const one = (name: string) => values[name]?.[0];
  const { adults, children } = bookingLimits;
  const numChildren = one("numChildren") ?? String(children.min);
  const shown = values.childrenAges ?? [];
  return {
    package: one("package") ?? "",
    date: one("date") ?? "",
    numAdults: one("numAdults") ?? String(adults.min),
    numChildren,
    // An empty field is one in which the visitor is about to type another number.
    ageFields:
      numChildren === "" && before
        ? before.ageFields
        : Math.min(wholeNumber(numChildren), children.max),
    ages: [...shown, ...(before?.ages.slice(shown.length) ?? [])],
  };
}

/** A typed number without its fraction; 0 for anything else. */
export function wholeNumber(typed: string): number {
  return Math.max(0, Math.floor(Number(typed)) || 0);
}

function toValues({ package: packageId, date, numAdults, numChildren, ages }: TypedTrip): Values {
  return {
    package: [packageId],
    date: [date],
    numAdults: [numAdults],
    numChildren: [numChildren],
    childrenAges: ages,
  };
}
