import { packages } from "#domain/packages.ts";
import type { Wish } from "#domain/wish.ts";
import { useContent } from "../words/content-provider.tsx";
import { useWishWords } from "./use-wish-words.ts";

/** What was asked: package, days, party and the sum of list prices; a part that is unknown is left out. */
export function WishSummary({ wish }: { wish: Wish }) {
  const labels = useContent("booking");
  const cards = useContent("packages.cards");
  const words = useWishWords();
  const stay = words.stay(wish);
  const chosen = packages.find(({ id }) => id === wish.packageId);
  const card = chosen && cards[chosen.key];
  const ages = words.ages(wish);
  const rows = [
    [labels.package, card && `${card.name}, ${card.duration}`],
    [labels.estimate.when, stay && words.fullDays(stay)],
    [labels.estimate.who, [words.party(wish), ages].filter(Boolean).join("; ")],
    [labels.estimate.prices, words.sum(wish)],
  ];
  return (
    <dl data-wish>
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
