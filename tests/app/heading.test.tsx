import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "../../app/ui/heading.tsx";
import { parsePage, textsOf } from "../support/html.ts";

/** The text of a whole heading, and that of its accent. */
const partsOf = (html: string) => textsOf(parsePage(html), "h1, h2, span[class*=accent]");

test("a heading has a primary and an accent part", () => {
  const html = renderToString(<Heading level={2} primary="Winter packages in" accent="Lapland" />);
  expect(partsOf(html)).toEqual(["Winter packages in Lapland", "Lapland"]);
});

test("of a title the last two words are highlighted", () => {
  const title = "A family, a village, a long winter";
  const html = renderToString(<Heading level={1} title={title} />);
  expect(partsOf(html)).toEqual([title, "long winter"]);
});

test.each([
  [1, "north"],
  [3, "far up north"],
])("of a title the last %i can be highlighted", (accentWords, accent) => {
  const title = "Your winter, far up north";
  const html = renderToString(<Heading level={1} title={title} accentWords={accentWords} />);
  expect(partsOf(html)).toEqual([title, accent]);
});
