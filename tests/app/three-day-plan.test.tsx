import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider } from "#content/content-provider.tsx";
import { ThreeDayPlan } from "../../app/sections/three-day-plan.tsx";

const { packages } = catalogueOf("de");

test("the cancellation policy is shown where there is one, and nothing in its place where not", () => {
  const { cancellationPolicy } = packages.threeDay;
  expect(paragraphsAside(cancellationPolicy)).toEqual([cancellationPolicy]);
  expect(paragraphsAside("")).toEqual([]);
});

function paragraphsAside(cancellationPolicy: string): (string | undefined)[] {
  const words = {
    packages: { ...packages, threeDay: { ...packages.threeDay, cancellationPolicy } },
  };
  const html = renderToString(
    <ContentProvider language="de" shell={words}>
      <ThreeDayPlan />
    </ContentProvider>,
  );
  const aside = html.slice(html.indexOf("<aside"));
  return [...aside.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text);
}
