import { useIntl } from "react-intl";
import { packages, sortPackages } from "#domain/packages.ts";
import { formatPrice } from "../ui/price.tsx";
import { useContent, useText } from "../words/content-provider.tsx";

/** The packages as options of a select, with an empty one first. SPEC 3 (booking package identifiers). */
export function PackageOptions() {
  const intl = useIntl();
  const t = useText();
  const cards = useContent("packages.cards");
  const { popular, packageChoose } = useContent("booking");
  return (
    <>
      <option value="">{packageChoose}</option>
      {sortPackages(packages).map(({ id, key, price, popular: isPopular }) => {
        const { name, duration } = cards[key];
        const values = { name, duration, price: formatPrice(intl, price) };
        const text = t("booking.packageOption", values);
        return (
          <option key={id} value={id}>
            {isPopular ? `${text} (${popular})` : text}
          </option>
        );
      })}
    </>
  );
}
