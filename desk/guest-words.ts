import { findPackage, type PackageId } from "#domain/booking/packages.ts";
import { fillInFacts, formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import type { Language } from "#domain/pages/languages.ts";
import {
  booking as germanBooking,
  contact as germanContact,
  packages as germanPackages,
} from "#locales/de/translation.json";
import {
  booking as englishBooking,
  contact as englishContact,
  packages as englishPackages,
} from "#locales/en/translation.json";
import {
  booking as polishBooking,
  contact as polishContact,
  packages as polishPackages,
} from "#locales/pl/translation.json";
import {
  booking as swedishBooking,
  contact as swedishContact,
  packages as swedishPackages,
} from "#locales/sv/translation.json";

// Only these parts of the catalogues: esbuild leaves the others out.

const english = { booking: englishBooking, packages: englishPackages, contact: englishContact };

type GuestWords = typeof english;

/** The site's own words that a guest gets by mail. */
export const guestWords: Record<Language, GuestWords> = {
  en: filled("en", english),
  de: filled("de", { booking: germanBooking, packages: germanPackages, contact: germanContact }),
  sv: filled("sv", { booking: swedishBooking, packages: swedishPackages, contact: swedishContact }),
  pl: filled("pl", { booking: polishBooking, packages: polishPackages, contact: polishContact }),
};

function filled(language: Language, words: GuestWords): GuestWords {
  return fillInFacts(words, formatFacts(facts, language));
}

/** What a package is called on the site. */
export function packageName(language: Language, packageId: PackageId): string {
  return guestWords[language].packages.cards[findPackage(packageId).key].name;
}
