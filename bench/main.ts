import { execSync } from "node:child_process";
import { languages } from "#domain/pages/languages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import prepare from "../tests/support/prepare.ts";
import { firstLoadOf, packed, weightOf } from "../tests/support/weights.ts";
import { edgeTables } from "./edge.ts";
import { answerTimes, pageChanges } from "./interactions.ts";
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

// npm run bench [-- --lighthouse [PATH…]]: without options all measurements that need no extra packages.
// With BENCH_BESIDE=FOLDER, a checkout of another version after `npx wrangler deploy --dry-run --outdir build/worker`,
// both are measured in turn. Times depend on the machine: compare the ratios.

const [flag, ...paths] = process.argv.slice(2);
const beside = process.env.BENCH_BESIDE;

await prepare();
if (flag === "--lighthouse") {
  // Only this measurement needs these packages.
  execSync("npm ci --no-audit --no-fund --prefix bench/lighthouse", { stdio: "inherit" });
  const { lighthouseTable } = await import("./lighthouse/audit.ts");
  show("Lighthouse, mobile, median", await lighthouseTable(paths, beside));
} else {
  const { edge, cold } = await edgeTables(beside);
  show("At the edge, the home page", edge);
  show("From cold", cold);
  show("First visit, bytes after gzip", await weightTable());
  show("From a click to the next page's heading, warm", await pageChanges());
  show("Interaction to next paint, processor four times slower", await answerTimes());
}

function show(title: string, rows: object[]): void {
  console.info(title);
  console.table(rows);
}
