import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The problems that axe-core finds on a page in its current state: the rule, and the markup concerned. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (tags): Promise<Result[]> => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Only the rule about sound needs stylesheets and films to be fetched again, and films are muted.
    const options = { runOnly: tags, resultTypes: ["violations" as const], preload: false };
    return (await axe.run(document, options)).violations;
  }, standards);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
