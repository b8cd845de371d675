import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { ThreeDayPlan } from "../../../../app/pages/packages/three-day-plan.tsx";
import { parsePage, textsOf } from "../../../support/html.ts";
import { WithWords } from "../../../support/with-words.tsx";

const { packages } = getCatalogue("de");

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
    <WithWords language="de" page="laplandPackages" words={words}>
      <ThreeDayPlan />
    </WithWords>,
  );
  return textsOf(parsePage(html), "aside p");
}
