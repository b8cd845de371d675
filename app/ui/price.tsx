import { type IntlShape, useIntl } from "react-intl";

/** Euros without decimals in the page's language; "€350" where the formatter fails. SPEC 8, 9. */
export function formatPrice(intl: Pick<IntlShape, "formatNumber">, euros: number): string {
  try {
    return intl.formatNumber(euros, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    });
  } catch {
    return `€${euros}`;
  }
}

/** A price in euros. */
export function Price({ euros }: { euros: number }) {
  return formatPrice(useIntl(), euros);
}
