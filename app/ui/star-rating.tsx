import { Star } from "lucide";
import { useText } from "../words/content-provider.tsx";
import { LucideIcon } from "./lucide-icon.tsx";
import styles from "./star-rating.module.css";

const total = 5;

/** A row of five stars, of which `count` are filled. SPEC 2.9, 9. */
export function StarRating({ count = total }: { count?: number }) {
  const t = useText();
  return (
    <span className={styles.stars} role="img" aria-label={t("rating.stars", { count, total })}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike and never move
        <LucideIcon icon={Star} key={index} size={22} data-filled={index < count} />
      ))}
    </span>
  );
}
