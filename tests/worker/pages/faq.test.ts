import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { parsePage, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const clothing = 4;

describe.each(languages)("the questions in %s", (language) => {
  const { faq } = getCatalogue(language).contact;
  const items = async () =>
    parsePage(await read({ path: pathOf("contact", language), language })).querySelectorAll(
      "details:has(summary h3)",
    );

  test("have their answers in paragraphs, and numbered lines as an ordered list", async () => {
    for (const [index, item] of (await items()).entries()) {
      const answer = faq.items[index]?.answer ?? [];
      const isNumbered = (line: string) => /^\d+\. /.test(line);
      expect(textsOf(item, "p")).toEqual(answer.filter((line) => !isNumbered(line)));
      expect(textsOf(item, "ol li")).toEqual(
        answer.filter(isNumbered).map((line) => line.replace(/^\d+\. /, "")),
      );
    }
    const packing = (await items())[clothing];
    expect(packing?.querySelectorAll("ol li")).toHaveLength(12);
  });

  test("have the clothing picture at the fifth and nowhere else", async () => {
    const pictures = (await items()).map((item) => item.querySelectorAll("a[data-clothing] img"));
    expect(pictures.map((found) => found.length)).toEqual(
      faq.items.map((_, index) => (index === clothing ? 1 : 0)),
    );
    expect(pictures[clothing]?.[0]?.getAttribute("alt")).toBe(faq.picture.alt);
  });
});
