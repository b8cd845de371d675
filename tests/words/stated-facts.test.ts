import { describe, expect, test } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { listTexts } from "../../tools/catalogue/texts.ts";
import { isExampleFamily } from "../support/example-family.ts";

/**
 * How a language words facts of the example family that are not figures; facts.test.ts has the figures. A language without
 * an entry is not held to these words, and no other family is.
 */
const sayings: Partial<Record<Language, Record<string, RegExp>>> = {
  en: {
    twoOnASled: /two guests (to a|share a) sled/i,
    sixPerGuide: /one guide.*six guests/i,
    sixPerApartment: /up to six/i,
    bedding: /bed linen.*towels.*bathrobes.*slippers/i,
    drinks: /coffee.*tea.*water.*juice/i,
    alcohol: /alcohol isn’t included/i,
    insurance: /travel insurance.*adventure activities/i,
    licence: /don’t need a special snowmobile licence.*guide/i,
    clothing: /overalls.*part of every package/i,
    currency: /swedish kronor \(SEK\)/i,
  },
  de: {
    twoOnASled: /(zwei gäste|zu zweit).*schlitten/i,
    sixPerGuide: /ein guide.*sechs gäste/i,
    sixPerApartment: /bis zu sechs/i,
    bedding: /bettwäsche.*handtücher.*bademäntel.*hausschuhe/i,
    drinks: /kaffee.*tee.*wasser.*saft/i,
    alcohol: /alkohol ist nicht inbegriffen/i,
    insurance: /reiseversicherung.*abenteuersport/i,
    licence: /schneemobil-führerschein.*nicht nötig.*guide/i,
    clothing: /warme oberbekleidung gehört zu jedem paket/i,
    currency: /schwedische krone \(SEK\)/i,
  },
  sv: {
    twoOnASled: /två gäster.*släde/i,
    sixPerGuide: /en guide.*sex gäster/i,
    sixPerApartment: /upp till sex/i,
    bedding: /sänglinne.*handdukar.*badrockar.*tofflor/i,
    drinks: /kaffe.*te.*vatten.*juice/i,
    alcohol: /alkohol ingår inte/i,
    insurance: /reseförsäkring.*äventyrsaktiviteter/i,
    licence: /inget särskilt förarbevis.*guide.*vanligt körkort/i,
    clothing: /varma ytterkläder ingår i alla paket/i,
    currency: /svenska kronor \(SEK\)/i,
  },
  pl: {
    twoOnASled: /saniach.*dwie osoby|dwie osoby.*saniach/i,
    sixPerGuide: /jeden przewodnik.*sześć osób/i,
    sixPerApartment: /(do|najwyżej) sześciu/i,
    bedding: /pościel.*ręczniki.*szlafroki.*kapcie/i,
    drinks: /kawę.*herbatę.*wodę.*sok/i,
    alcohol: /alkohol nie jest wliczony/i,
    insurance: /ubezpieczenie podróżne.*turystykę przygodową/i,
    licence: /uprawnień na skuter.*nie potrzebujesz.*przewodnik.*prawo jazdy/i,
    clothing: /ciepłą odzież wierzchnią dostajesz w każdym pakiecie/i,
    currency: /koronami \(SEK\)/i,
  },
};

describe.runIf(isExampleFamily).each(Object.keys(sayings) as Language[])("in %s", (language) => {
  const { experiences, contact } = getCatalogue(language);
  const said = (part: unknown, fact: string) =>
    listTexts(part).some(([, text]) =>
      sayings[language]?.[fact]?.test(text.replaceAll("\u00a0", " ").replaceAll("\u00ad", "")),
    );

  test("two guests share a husky sled", () => {
    expect(said(experiences.huskyTour, "twoOnASled")).toBe(true);
  });

  test("one snowmobile guide takes at most six guests", () => {
    expect(said(experiences.snowmobileSafari, "sixPerGuide")).toBe(true);
  });

  test("an apartment sleeps up to six", () => {
    expect(said(experiences.accommodation, "sixPerApartment")).toBe(true);
  });

  test.each([
    ["that full board brings linen, towels, bathrobes and slippers", "bedding"],
    ["that full board brings coffee, tea, water and juice", "drinks"],
    ["that alcohol is not included", "alcohol"],
    ["that travel insurance covering adventure activities is required", "insurance"],
    ["that no special snowmobile licence is needed, as a guide is along", "licence"],
    ["that warm clothing is part of every package", "clothing"],
    ["that Swedish kronor are the local currency", "currency"],
  ])("the questions say %s", (_, fact) => {
    expect(said(contact.faq.items, fact)).toBe(true);
  });
});
