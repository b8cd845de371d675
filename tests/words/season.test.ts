import { expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { season } from "#domain/season.ts";
import { catalogueOf } from "#words/catalogues.server.ts";

const places = languages.flatMap((language) => {
  const { footer, contact, booking } = catalogueOf(language);
  return [
    [language, "footer", footer.season.dates],
    [language, "contact page", contact.info.season.text],
    [language, "booking form", booking.dateHint],
  ] as const;
});

test.each(places)("in %s the %s names the season's first and last day", (language, _, text) => {
  const read = text.replaceAll("\u00a0", " ");
  expect(read).toContain(inWords(season.first, language));
  expect(read).toContain(inWords(season.last, language));
});

function inWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`2027-${day}`));
}
