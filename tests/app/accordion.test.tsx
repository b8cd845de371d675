import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "../../app/pages/contact/faq.tsx";
import { attributesOf, parsePage } from "../support/html.ts";

const items = ["First", "Second", "Third"].map((title) => ({ title, content: `${title} answer` }));
const groupsOf = (html: string) => attributesOf(parsePage(html), "details").map(({ name }) => name);

test("several items of an accordion may stand open, unless it is a single one", () => {
  expect(groupsOf(renderToString(<Accordion items={items} />))).toEqual(Array(3).fill(undefined));
  const [group, ...others] = groupsOf(renderToString(<Accordion items={items} single />));
  expect(group).toBeTruthy();
  expect(others).toEqual([group, group]);
});

test("two single accordions on a page close only their own items", () => {
  const html = renderToString(
    <>
      <Accordion items={items} single />
      <Accordion items={items} single />
    </>,
  );
  expect(new Set(groupsOf(html)).size).toBe(2);
});
