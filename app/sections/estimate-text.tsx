import type { Wish } from "#domain/wish.ts";
import { useWishWords } from "./use-wish-words.ts";

// No line begins with it.
const dot = "\u00a0· ";

/** "Mon 1 to Sun 7 February · 2 adults, 1 child · 3 × €1,750 = €5,250"; the days as soon as they are known. */
export function EstimateText({ wish }: { wish: Wish }) {
  const words = useWishWords();
  const stay = words.stay(wish);
  return (
    <>
      {stay && <span>{words.days(stay) + dot}</span>}
      <span>{words.party(wish) + dot}</span>
      <strong>{words.sum(wish)}</strong>
    </>
  );
}
