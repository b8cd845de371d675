import { packageOf, packages } from "./packages.ts";
import { type Wish, wishOf } from "./wish.ts";

/** What the fragment of a plan begins with. */
export const planPrefix = "#plan=";

// The longest plan, with an age for each of the most children, has 90 characters.
const longest = 120;
const parts = /^(\w+)\.(x|\d{4}-\d\d-\d\d)\.(\d{1,2})\.(\d{1,2})((?:\.(?:x|\d{1,2}))*)$/;
// A dot at the end of an address is not taken for a part of it.
const unknown = "x";

/** The fragment that says a wish, as `#plan=complete.2027-02-01.2.1.7`; never a name or a contact. */
export function planFragment({ packageId, date, adults, children, ages }: Wish): string {
  const { key } = packageOf(packageId);
  const said = [key, date || unknown, adults, children, ...ages.map((age) => age ?? unknown)];
  return planPrefix + said.join(".");
}

/** The wish that a fragment says; undefined for anything else, whatever it holds. */
export function planOf(fragment: string): Wish | undefined {
  if (fragment.length > longest || !fragment.startsWith(planPrefix)) return undefined;
  const [, key, date = "", adults = "", children = "", ages = ""] =
    parts.exec(fragment.slice(planPrefix.length)) ?? [];
  const said = { date: known(date), ages: ages.split(".").slice(1).map(known) };
  const wish = wishOf({
    package: packages.filter((each) => each.key === key).map(({ id }) => id),
    date: [said.date],
    numAdults: [adults],
    numChildren: [children],
    childrenAges: said.ages,
  });
  const isWhole =
    wish?.date === said.date &&
    said.ages.length === wish.children &&
    wish.ages.every((age, index) => said.ages[index] === "" || age !== undefined);
  return isWhole ? wish : undefined;
}

function known(part: string): string {
  return part === unknown ? "" : part;
}
