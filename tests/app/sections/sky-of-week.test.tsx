import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { SkyOfWeek } from "../../../app/sections/sky-of-week.tsx";
import { isExampleFamily } from "../../support/example-family.ts";
import { examplePlace } from "../../support/example-place.ts";
import { one, parsePage, textsOf } from "../../support/html.ts";
import { WithWords } from "../../support/with-words.tsx";

const tromsø = { latitude: 69.65, longitude: 18.96 };

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.runIf(isExampleFamily).each([
  [
    "en",
    "On 3 April it’s dark enough for northern lights from 21:49 to 03:52. The sun rises at 05:58 and sets at 19:46: 13 h 48 min of daylight.",
  ],
  [
    "de",
    "Am 3. April ist es von 21:49 bis 03:52 Uhr dunkel genug für Nordlichter. Die Sonne geht um 05:58 Uhr auf und um 19:46 Uhr unter: 13 Std. 48 Min. Tageslicht.",
  ],
  [
    "sv",
    "Den 3 april är det mörkt nog för norrsken från 21.49 till 03.52. Solen går upp 05.58 och ner 19.46: 13 tim 48 min dagsljus.",
  ],
  [
    "pl",
    "3 kwietnia jest dość ciemno na zorzę polarną od 21:49 do 03:52. Słońce wschodzi o 05:58 i zachodzi o 19:46, dzień trwa 13 godz. 48 min.",
  ],
] as const)("in %s a week's sky says: %s", (language, sentence) => {
  const sky = skyOf("2027-04-03", "2027-04-09", { language });
  expect(textsOf(sky, "p").map(plain)[0]).toBe(sentence);
  expect(textsOf(sky, "h3")).toEqual([getCatalogue(language).booking.sky.title]);
});

test.runIf(isExampleFamily)(
  "the moon of a week is told by its phase, and by where it stands while it is dark",
  () => {
    const moonOf = (first: string, last: string) => textsOf(skyOf(first, last), "p")[1];
    expect(moonOf("2027-01-20", "2027-01-26")).toBe(
      "Full moon on 22 January: the nights are bright, so faint northern lights are harder to see. " +
        "The moon is up for most of the dark hours.",
    );
    expect(moonOf("2027-02-01", "2027-02-07")).toBe(
      "New moon on 6 February: the nights are at their darkest.",
    );
    expect(moonOf("2027-03-25", "2027-03-31")).toBe(
      "Waning half moon on 30 March. The moon is below the horizon for most of the dark hours.",
    );
    expect(moonOf("2027-02-09", "2027-02-10")).toMatch(/^The moon is waxing\./);
  },
);

test("its picture has a moon for each night, and tells those who cannot see it each night's hours", () => {
  const sky = skyOf("2027-02-01", "2027-02-07");
  const nights = sky.querySelectorAll("ol > li");
  expect(nights).toHaveLength(6);
  expect(nights.every((night) => night.querySelectorAll("svg path").length === 1)).toBe(true);
  expect(textsOf(sky, "li .visually-hidden")[0]).toMatch(/1 February.*17:29.*06:33.*19%/);
  expect(sky.querySelectorAll("svg:not([aria-hidden])")).toEqual([]);
});

test("its figures are those of the first and the last day", () => {
  const sky = skyOf("2027-03-25", "2027-03-31");
  expect(textsOf(sky, "thead th")).toEqual(["25 March", "31 March"]);
  expect(textsOf(sky, "td").map(plain).slice(1)).toEqual([
    "05:32",
    "06:09",
    "18:18",
    "19:37",
    "12 h 47 min",
    "13 h 28 min",
    "20:12–03:35",
    "21:36–04:07",
  ]);
});

test("a stay of one day has the night after it, and one column of figures", () => {
  const sky = skyOf("2027-02-01", "2027-02-01");
  expect(sky.querySelectorAll("ol > li")).toHaveLength(1);
  expect(textsOf(sky, "thead th")).toEqual(["1 February"]);
});

test("where the sun does not rise or set, and where it never gets dark, words say so", () => {
  const { staysDown, staysUp, never } = getCatalogue("en").booking.sky;
  const winter = skyOf("2026-12-18", "2026-12-24", { place: tromsø });
  expect(textsOf(winter, "tbody tr:first-child td")).toEqual([staysDown, staysDown]);
  expect(textsOf(winter, "tbody tr:nth-child(3) td").map(plain)).toEqual([
    "0 h 0 min",
    "0 h 0 min",
  ]);
  const summer = skyOf("2027-06-18", "2027-06-24", { place: tromsø });
  expect(textsOf(summer, "tbody tr:first-child td")).toEqual([staysUp, staysUp]);
  expect(textsOf(summer, "tbody tr:last-child td")).toEqual([never, never]);
  expect(textsOf(summer, "p")[0]).toContain("18 June");
});

test("the hours are Sweden's wherever the visitor is", () => {
  const here = htmlOf("2027-03-25", "2027-03-31");
  for (const there of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"]) {
    process.env.TZ = there;
    expect(new Date(2027, 0).getTimezoneOffset()).not.toBe(-60);
    expect(htmlOf("2027-03-25", "2027-03-31")).toBe(here);
  }
});

test.each(languages)(
  "in %s nothing of it needs a style attribute, and no word is missing",
  (language) => {
    const html = htmlOf("2027-03-25", "2027-03-31", { language });
    expect(html).not.toContain("style=");
    expect(html).not.toMatch(/booking\.sky|undefined|NaN/);
  },
);

test.each([
  ["", ""],
  ["2027-02-30", "2027-03-05"],
  ["2027-02-07", "2027-02-01"],
  ["0001-01-01", "0001-01-07"],
  ["9999-12-25", "9999-12-31"],
  ["2027-02-01", "2028-02-01"],
  ["1 February 2027", "2027-02-07"],
])("no stay from %j to %j, no sky", (first, last) => {
  expect(htmlOf(first, last)).toBe("");
});

test("whatever the days are, the sky is shown or not, and never fails", () => {
  const day = fc.oneof(
    fc.string(),
    fc
      .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(
      day,
      fc.nat({ max: 40 }),
      fc.integer({ min: -90, max: 90 }),
      (first, days, latitude) => {
        const end = new Date(Date.parse(first) + days * 86_400_000);
        const last = Number.isNaN(end.getTime()) ? first : end.toISOString().slice(0, 10);
        expect(htmlOf(first, last, { place: { latitude, longitude: 18 } })).not.toMatch(
          /NaN|Invalid/,
        );
      },
    ),
    { numRuns: 300 },
  );
});

interface Options {
  language?: Language;
  place?: { latitude: number; longitude: number };
}

function htmlOf(first: string, last: string, options: Options = {}): string {
  const { language = "en", place = examplePlace } = options;
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <WithWords language={language} page="book">
          <SkyOfWeek first={first} last={last} />
        </WithWords>
      ),
    },
  ]);
  const root = { settings: { coordinates: place } };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
}

function skyOf(first: string, last: string, options?: Options) {
  return one(parsePage(htmlOf(first, last, options)), "[data-sky]");
}

/** A text with plain spaces, and without what only holds it together. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
