import { renderToString } from "react-dom/server";
import { createIntl, IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { packages } from "#domain/packages.ts";
import { formatPrice, Price } from "../../app/ui/price.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["en", 350, "€350"],
  ["en", 2250, "€2,250"],
  ["de", 350, "350 €"],
  ["de", 2250, "2.250 €"],
  ["sv", 350, "350 €"],
  ["sv", 2250, "2 250 €"],
  ["pl", 350, "350 €"],
  ["pl", 2250, "2250 €"],
  ["pl", 12_250, "12 250 €"],
])("in %s the price %i reads '%s'", (locale, euros, shown) => {
  expect(plainSpaces(formatPrice(createIntl({ locale }), euros))).toBe(shown);
});

test.each(["en", "de", "sv", "pl"])("no price in %s has decimals", (locale) => {
  const intl = createIntl({ locale });
  for (const { price } of packages) {
    expect(formatPrice(intl, price).replace(/\D/g, "")).toBe(String(price));
    expect(formatPrice(intl, price + 0.4).replace(/\D/g, "")).toBe(String(price));
  }
});

test("where the formatter throws the price is a euro sign and the number", () => {
  const { locale, formatters } = createIntl({ locale: "en" });
  const getNumberFormat = () => {
    throw new RangeError("no such currency");
  };
  expect(formatPrice({ locale, formatters: { ...formatters, getNumberFormat } }, 350)).toBe("€350");
});

test("where the platform cannot format currencies a page shows a euro sign and the number", () => {
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function broken() {
    throw new RangeError("no such currency");
  });
  const page = (
    <IntlProvider locale="en" onError={() => {}}>
      <Price euros={350} />
    </IntlProvider>
  );
  expect(renderToString(page)).toBe("€350");
});

// Formatters put non-breaking spaces between number and sign.
function plainSpaces(text: string): string {
  return text.replace(/\s/g, " ");
}
