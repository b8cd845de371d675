import { renderToString } from "react-dom/server";
import { createIntl, IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { formatPrice, Price } from "../../../app/ui/price.tsx";
import { parsePage } from "../../support/html.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["en", 480, "€480"],
  ["en", 2480, "€2,480"],
  ["de", 480, "480 €"],
  ["de", 2480, "2.480 €"],
  ["sv", 480, "480 €"],
  ["sv", 2480, "2 480 €"],
  ["pl", 480, "480 €"],
  ["pl", 2480, "2480 €"],
  ["pl", 12_250, "12 250 €"],
])("in %s the price %i reads '%s'", (locale, euros, shown) => {
  expect(plainSpaces(formatPrice(createIntl({ locale }), euros))).toBe(shown);
});

test.each(languages)("no price in %s has decimals", (locale) => {
  const intl = createIntl({ locale });
  for (const { price } of packages) {
    expect(formatPrice(intl, price).replace(/\D/g, "")).toBe(String(price));
    expect(formatPrice(intl, price + 0.4).replace(/\D/g, "")).toBe(String(price));
  }
});

test("where the platform cannot format currencies a page shows a euro sign and the number", () => {
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function broken() {
    throw new RangeError("no such currency");
  });
  const page = (
    <IntlProvider locale="en" onError={() => {}}>
      <Price euros={480} />
    </IntlProvider>
  );
  expect(parsePage(renderToString(page)).textContent).toBe("€480");
});

// Formatters put non-breaking spaces between number and sign.
function plainSpaces(text: string): string {
  return text.replace(/\s/g, " ");
}
