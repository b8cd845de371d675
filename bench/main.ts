// npm run bench [-- --lighthouse [PATH…]]: without options all measurements that need no extra packages.
// With BENCH_BESIDE=FOLDER, a checkout of another version after `npx wrangler deploy --dry-run --outdir build/worker`,
// both are measured in turn. Times depend on the machine: compare the ratios.
import { execSync } from "node:child_process";
import prepare from "../tests/support/prepare.ts";
import { edgeTables } from "./edge.ts";
import { answerTimes, pageChanges } from "./interactions.ts";
import { weightTable } from "./weights.ts";

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
