// npm run bench [-- --lighthouse [PATH…]]: everything in one run. Times depend on the machine: read the ratios.
import { execFileSync } from "node:child_process";
import prepare from "../support/prepare.ts";
import { edgeTables } from "./edge.ts";
import { answerTimes, pageChanges } from "./interactions.ts";
import { weightTable } from "./weights.ts";

const [flag, ...paths] = process.argv.slice(2);

await prepare();
if (flag === "--lighthouse") {
  // Its packages are its own: nobody else needs them.
  execFileSync(process.execPath, ["scripts/install-packages.ts", "tests/bench/lighthouse"], {
    stdio: "inherit",
  });
  const { lighthouseTable } = await import("./lighthouse/table.ts");
  show("Lighthouse, mobile, median", await lighthouseTable(paths));
} else {
  const { edge, cold } = await edgeTables();
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
