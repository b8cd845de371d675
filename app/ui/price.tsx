import { type IntlShape, useIntl } from "react-intl";

/** Euros without decimals in the page's language; "€350" if the formatter fails. SPEC 8, 9. */
export function formatPrice(
  { locale, formatters }: Pick<IntlShape, "locale" | "formatters">,
  euros: number,
): string {
  try {
    // intl.formatNumber would log the failure and return the number without a currency.
    return formatters
      .getNumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
      .format(euros);
  } catch {
    return `€${euros}`;
  }
}

/** A price in euros. */
export function Price({ euros }: { euros: number }) {
  return <span>{formatPrice(useIntl(), euros)}</span>;
}
