import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "../../app/ui/heading.tsx";

const partsOf = (html: string) =>
  /^<h[12][^>]*>([^<]*)(?:<!-- --> <span[^>]*>([^<]*)<\/span>)?<\/h[12]>$/.exec(html)?.slice(1);

test("a heading has a primary and an accent part", () => {
  const html = renderToString(<Heading level={2} primary="Winter packages in" accent="Lapland" />);
  expect(partsOf(html)).toEqual(["Winter packages in", "Lapland"]);
  expect(html).toMatch(/<span class="[^"]*accent/);
});

test("of a title the last two words are highlighted", () => {
  const html = renderToString(<Heading level={1} title="A family, a village, a long winter" />);
  expect(partsOf(html)).toEqual(["A family, a village, a", "long winter"]);
});

test.each([
  [1, "Your winter, far up", "north"],
  [3, "Your winter,", "far up north"],
])("of a title the last %i can be highlighted", (accentWords, primary, accent) => {
  const html = renderToString(
    <Heading level={1} title="Your winter, far up north" accentWords={accentWords} />,
  );
  expect(partsOf(html)).toEqual([primary, accent]);
});
