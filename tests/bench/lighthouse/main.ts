// npm run lighthouse [-- PATH…]: every page as Lighthouse sees it, the median of three, and the home page beside
// a copy of it without script. Wants a machine that does nothing else.
import { generate } from "selfsigned";
import prepare from "../../support/prepare.ts";
import { allPages } from "../../worker/all-pages.ts";
import { serveSite } from "../served-site.ts";
import { audit, type Report } from "./audit.ts";

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const copyPath = "/copy-without-script";
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...new Set(allPages.map(({ path }) => path))];

await prepare();
const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
// Of this run, for this machine alone.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const site = await serveSite({ key, cert });
const home = await (await fetch(`${site.origin}/en`)).text();
site.keep(copyPath, home.replace(/<script[\s\S]*?<\/script>/g, ""));

const rows = [];
for (const path of [copyPath, ...paths]) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await audit(site.origin + path));
  const row = { path, ...medianOf(reports) };
  rows.push(row);
  console.info(Object.values(row).join("  "));
}
console.table(rows);
await site.stop();

function medianOf(reports: Report[]) {
  const median = (of: (report: Report) => number) =>
    reports.map(of).sort((one, other) => one - other)[reports.length >> 1] ?? Number.NaN;
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    practices: median(({ practices }) => practices),
    seo: median(({ seo }) => seo),
    "FCP ms": Math.round(median(({ firstPaint }) => firstPaint)),
    "LCP ms": Math.round(median(({ largestPaint }) => largestPaint)),
    "TBT ms": Math.round(median(({ blocked }) => blocked)),
    CLS: median(({ shift }) => shift).toFixed(3),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))].join(" "),
  };
}
