import { isCalendarDay } from "../calendar/dates.ts";
import type { BookingRequest } from "./booking-schema.ts";
import { bookingLimits } from "./form-limits.ts";
import { findPackage, isPackageId, type PackageId, packages } from "./packages.ts";

/** What a visitor selects: a package, a first day and a party, but no name and no contact. */
export interface TripSelection {
  packageId: PackageId;
  /** The first day, YYYY-MM-DD; "" as long as none is chosen. */
  date: string;
  adults: number;
  children: number;
  /** One for each child; undefined where it has not been given. */
  ages: readonly (number | undefined)[];
}

type Values = Readonly<Record<string, readonly string[]>>;

const { adults, children, childAge } = bookingLimits;

/**
 * The trip selection in the booking form's values. Undefined without a package, or with a number of people that cannot be
 * booked; a day that does not exist is none.
 */
export function parseSelection(values: Values): TripSelection | undefined {
  const packageId = values.package?.[0];
  const [grown, young] = [values.numAdults?.[0], values.numChildren?.[0]];
  const party = {
    adults: numberWithin(adults, grown ?? String(adults.min)),
    children: numberWithin(children, young ?? String(children.min)),
  };
  if (!isPackageId(packageId) || party.adults === undefined || party.children === undefined) {
    return undefined;
  }
  const ages = Array.from({ length: party.children }, (_, index) =>
    numberWithin(childAge, values.childrenAges?.[index] ?? ""),
  );
  const date = values.date?.[0] ?? "";
  return {
    packageId,
    date: isCalendarDay(date) ? date : "",
    adults: party.adults,
    children: party.children,
    ages,
  };
}

/** The trip selection of a request that was sent. */
export function selectionFromRequest(request: BookingRequest): TripSelection {
  return {
    packageId: request.package,
    date: request.date,
    adults: request.numAdults,
    children: request.numChildren,
    ages: request.childrenAges,
  };
}

/** A trip selection as values of the booking form. */
export function toFormValues({
  packageId,
  date,
  ...party
}: TripSelection): Record<string, string[]> {
  return {
    package: [packageId],
    date: [date],
    numAdults: [String(party.adults)],
    numChildren: [String(party.children)],
    childrenAges: party.ages.map((age) => String(age ?? "")),
  };
}

function numberWithin(bounds: { min: number; max: number }, typed: string): number | undefined {
  const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= bounds.min && number <= bounds.max ? number : undefined;
}

/** What the fragment of a plan begins with. */
export const planPrefix = "#plan=";

// The longest plan, with an age for each of the most children, has 90 characters.
const longest = 120;
const parts = /^(\w+)\.(x|\d{4}-\d\d-\d\d)\.(\d{1,2})\.(\d{1,2})((?:\.(?:x|\d{1,2}))*)$/;
// A dot at the end of an address is not taken for a part of it.
const unknown = "x";

/** A trip selection as a URL fragment, such as `#plan=complete.2027-02-01.2.1.7`; never a name or a contact. */
export function formatPlan({ packageId, date, adults, children, ages }: TripSelection): string {
  const { key } = findPackage(packageId);
  const said = [key, date || unknown, adults, children, ...ages.map((age) => age ?? unknown)];
  return planPrefix + said.join(".");
}

/** The trip selection in a URL fragment; undefined for anything else. */
export function parsePlan(fragment: string): TripSelection | undefined {
  if (fragment.length > longest || !fragment.startsWith(planPrefix)) return undefined;
  const [, key, date = "", adults = "", children = "", ages = ""] =
    parts.exec(fragment.slice(planPrefix.length)) ?? [];
  const said = { date: known(date), ages: ages.split(".").slice(1).map(known) };
  const selection = parseSelection({
    package: packages.filter((each) => each.key === key).map(({ id }) => id),
    date: [said.date],
    numAdults: [adults],
    numChildren: [children],
    childrenAges: said.ages,
  });
  const isWhole =
    selection?.date === said.date &&
    said.ages.length === selection.children &&
    selection.ages.every((age, index) => said.ages[index] === "" || age !== undefined);
  return isWhole ? selection : undefined;
}

function known(part: string): string {
  return part === unknown ? "" : part;
}
