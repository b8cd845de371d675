import { languages } from "#domain/pages/languages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { firstLoadOf, packed, weightOf } from "../tests/support/weights.ts";
import { serveSite } from "./served-site.ts";

/** What a first visit to each page loads, in bytes after gzip, with the heaviest HTML of its languages. */
export async function weightTable(): Promise<object[]> {
  const site = await serveSite();
  const rows = [];
  for (const page of pageKeys) {
    const all = await Promise.all(
      languages.map(async (language) => (await fetch(site.origin + pathOf(page, language))).text()),
    );
    const loads = all.map((html) => firstLoadOf(html));
    const { scripts = [], styles = [] } = loads[0] ?? {};
    rows.push({
      page,
      HTML: Math.max(...loads.map(({ html }) => packed(html))),
      script: weightOf(scripts),
      "script files": scripts.length,
      styles: weightOf(styles),
    });
  }
  await site.stop();
  return rows;
}
