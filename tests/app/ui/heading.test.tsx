import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "../../../app/ui/heading.tsx";
import { parsePage, textsOf } from "../../support/html.ts";

test.each([
  [{ primary: "Winter packages in", accent: "Lapland" }, "Winter packages in Lapland", "Lapland"],
  ["A family, a village, a long winter", "A family, a village, a long winter", "long winter"],
])("the heading %j has an accent", (title, whole, accent) => {
  const page = parsePage(renderToString(<Heading title={title} />));
  expect(textsOf(page, "h1, h1 span[class*=accent]")).toEqual([whole, accent]);
});
