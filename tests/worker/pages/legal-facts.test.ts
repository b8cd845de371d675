import { describe, expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { listTexts as wordsOf } from "../../../tools/catalogue/texts.ts";
import { attributesOf, one, parsePage, structuredDataOf, textOf } from "../../support/html.ts";
import { noCompany } from "../../support/own-vars.ts";
import { graphProblems } from "../../support/schema-org.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const company = {
  COMPANY_NAME: "Prov Nord AB",
  COMPANY_NUMBER: "559123-4567",
  VAT_NUMBER: "SE559123456701",
  RESPONSIBLE_PERSON: "Åsa Prov",
  TRAVEL_GUARANTEE: "Kammarkollegiet, dnr 2026-77",
  COMPLAINTS_ADDRESS: "Klagomålsvägen 2, 923 99 Råstrand",
};
const voice = {
  VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js",
  VOICE_AGENT_ID: "agent-7",
};
const own = { SITE_NAME: "Nordic Test Tours", CONTACT_EMAIL: "hej@tours.example" };
const known = useSite(() => ({ ...own, ...company, ...voice }));
const unknown = useSite(() => ({ ...own, ...noCompany }));
const { street, postalCode, town } = facts.address;
const address = `${street}, ${postalCode} ${town}`;
const read = { known: reader(known), unknown: reader(unknown) };

describe.each(languages)("in %s", (language) => {
  const main = async (site: keyof typeof read, page: (typeof legalKeys)[number]) =>
    one(parsePage(await read[site]({ path: legalPathOf(page), language })), "main");
  const shown = async (site: keyof typeof read, page: (typeof legalKeys)[number]) =>
    textOf(await main(site, page)).replaceAll("\u00a0", " ");

  test("the legal notice says who runs the site, where, and how to call and write", async () => {
    const notice = await main("known", "legalNotice");
    expect(attributesOf(notice, "a").map(({ href }) => href)).toEqual([
      ...facts.phones.map((phone) => `tel:${phone.replace(/[^+\d]/g, "")}`),
      "mailto:hej@tours.example",
    ]);
    const text = await shown("known", "legalNotice");
    for (const fact of [address, ...Object.values(company)]) expect(text).toContain(fact);
  });

  test("without the company's facts it names the site, and claims nothing else", async () => {
    const text = await shown("unknown", "legalNotice");
    expect(text).toContain(`Nordic Test Tours, ${address}`);
    const [who, how, ...more] = getCatalogue(language).legal.legalNotice.sections;
    for (const section of [who, how]) expect(text).toContain(section?.heading);
    for (const { heading } of more) expect(text).not.toContain(heading);
  });

  test("the terms name the travel guarantee and the address for complaints once there is one", async () => {
    const text = await shown("known", "terms");
    expect(text).toContain(company.TRAVEL_GUARANTEE);
    expect(text).toContain(company.COMPLAINTS_ADDRESS);
  });

  test.each(legalKeys)(
    "where nothing is set, the page %s has every other text, and no gap",
    async (page) => {
      const text = await shown("unknown", page);
      const unset = /\{(number|vatNumber|person|guarantee|complaints|voiceCompany|visitsCounter)\}/;
      const texts = wordsOf(getCatalogue(language).legal[page].sections)
        .filter(([path]) => path.includes(".paragraphs."))
        .map(([, words]) => words.replaceAll("\u00a0", " "));
      for (const words of texts) {
        const [longest = ""] = words.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
        // Texts that hold little but a fact could stand in another one by chance.
        if (longest.length < 12) continue;
        if (unset.test(words)) expect(text).not.toContain(longest);
        else expect(text).toContain(longest);
      }
      expect(text).not.toMatch(/[{}]|undefined|null|\[object|: *(\n|$)/);
      for (const fact of Object.values(company)) expect(text).not.toContain(fact);
    },
  );

  test("the privacy notice names the controller, and the voice assistant's company if there is one", async () => {
    expect(await shown("known", "privacy")).toContain(`Prov Nord AB, ${address}`);
    expect(await shown("known", "privacy")).toContain("voice.example");
    expect(await shown("unknown", "privacy")).toContain(`Nordic Test Tours, ${address}`);
  });

  test.each(["contact", "book"] as const)(
    "the form of the page %s links to the privacy notice",
    async (page) => {
      const html = parsePage(await read.unknown({ path: pathOf(page, language), language }));
      const form = one(html, "main form");
      expect(attributesOf(form, "a").map(({ href }) => href)).toContain(legalPathOf("privacy"));
    },
  );
});

test("crawlers read of the company what is set", async () => {
  const graph = graphIn(await read.known({ path: pathOf("home", "en"), language: "en" }));
  expect(graphProblems(graph)).toEqual([]);
  expect(businessIn(graph)).toMatchObject({
    name: "Nordic Test Tours",
    legalName: "Prov Nord AB",
    vatID: "SE559123456701",
    identifier: { "@type": "PropertyValue", value: "559123-4567" },
  });
});

test("crawlers read nothing of the company that is not set", async () => {
  const graph = graphIn(await read.unknown({ path: pathOf("home", "en"), language: "en" }));
  for (const property of ["legalName", "vatID", "identifier", "taxID"])
    expect(businessIn(graph)).not.toHaveProperty(property);
});

function graphIn(html: string): Record<string, unknown>[] {
  const [found] = structuredDataOf(html) as { "@graph": Record<string, unknown>[] }[];
  return found?.["@graph"] ?? [];
}

function businessIn(graph: Record<string, unknown>[]): object | undefined {
  return graph.find(({ legalName, priceRange }) => legalName ?? priceRange);
}
