import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider } from "#content/content-provider.tsx";
import { ThreeDayPlan } from "../../app/sections/three-day-plan.tsx";
import { parsePage, textsOf } from "../support/html.ts";

const { packages } = catalogueOf("de");

test("the cancellation policy is shown where there is one, and nothing in its place where not", () => {
  const { cancellationPolicy } = packages.threeDay;
  expect(paragraphsAside(cancellationPolicy)).toEqual([cancellationPolicy]);
  expect(paragraphsAside("")).toEqual([]);
});

function paragraphsAside(cancellationPolicy: string): string[] {
  const words = {
    packages: { ...packages, threeDay: { ...packages.threeDay, cancellationPolicy } },
  };
  const html = renderToString(
    <ContentProvider language="de" shell={words}>
      <ThreeDayPlan />
    </ContentProvider>,
  );
  return textsOf(parsePage(html), "aside p");
}
