import { type IntlShape, useIntl } from "react-intl";

/** Euros without decimals in the page's language; "€350" where the formatter fails. SPEC 8, 9. */
export function formatPrice(
  { locale, formatters }: Pick<IntlShape, "locale" | "formatters">,
  euros: number,
): string {
  try {
    // Not intl.formatNumber: it would report the failure and give the bare number.
    return formatters
      .getNumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
      .format(euros);
  } catch {
    return `€${euros}`;
  }
}

/** A price in euros. */
export function Price({ euros }: { euros: number }) {
  return formatPrice(useIntl(), euros);
}
