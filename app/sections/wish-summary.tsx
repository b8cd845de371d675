import { packageOf } from "#domain/packages.ts";
import type { Wish } from "#domain/wish.ts";
import { useContent, useText } from "../words/content-provider.tsx";
import { useWishWords } from "./use-wish-words.ts";

/** What was asked: package, days, party and the sum of list prices; a part that is unknown is left out. */
export function WishSummary({ wish }: { wish: Wish }) {
  const labels = useContent("booking.estimate");
  const t = useText();
  const words = useWishWords();
  const stay = words.stay(wish);
  const { key } = packageOf(wish.packageId);
  const ages = words.ages(wish);
  const rows = [
    [
      t("booking.package"),
      `${t(`packages.cards.${key}.name`)}, ${t(`packages.cards.${key}.duration`)}`,
    ],
    [labels.when, stay && words.fullDays(stay)],
    [labels.who, [words.party(wish), ages].filter(Boolean).join("; ")],
    [labels.prices, words.sum(wish)],
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
