import { connect } from "node:http2";
import { generate } from "selfsigned";
import { allPages } from "../../tests/worker/all-pages.ts";
import { median } from "../median.ts";
import { serveSite } from "../served-site.ts";
import { audit, type Report } from "./audit.ts";

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const isPlain = process.env.LIGHTHOUSE_HTTP1 === "1";
const copyPath = "/copy-without-script";

/**
 * Lighthouse's figures for each page, the median of three; first the home page without script, to compare with.
 * Uses HTTP/2 with TLS, as Cloudflare does, or with LIGHTHOUSE_HTTP1=1 HTTP/1.1 without TLS, which takes one round
 * trip less to the first paint, and a connection for every file. Needs a machine that does nothing else.
 */
export async function lighthouseTable(
  asked: readonly string[],
  beside?: string,
): Promise<object[]> {
  const paths = asked.length > 0 ? asked : [...new Set(allPages.map(({ path }) => path))];
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const certificate = isPlain ? undefined : { key, cert };
  const site = await serveSite(certificate);
  const other = beside ? await serveSite(certificate, beside) : undefined;
  const [home] = allPages;
  const url = site.origin + home?.path;
  const html = await (isPlain ? textOverHttp1(url) : textOverHttp2(url, cert));
  site.keep(copyPath, html.replace(/<script[\s\S]*?<\/script>/g, ""));
  const rows = [];
  for (const path of [copyPath, ...paths]) {
    const reports: Report[] = [];
    const others: Report[] = [];
    for (let run = 0; run < runs; run++) {
      reports.push(await audit(site.origin + path));
      if (other && path !== copyPath) others.push(await audit(other.origin + path));
    }
    rows.push({ path, ...medianOf(reports) });
    // All pages take a quarter of an hour: each is shown when it is done.
    console.info(JSON.stringify(rows.at(-1)));
    if (others.length > 0) rows.push({ path: `${path}, ${beside}`, ...medianOf(others) });
  }
  await site.stop();
  await other?.stop();
  return rows;
}

async function textOverHttp1(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function textOverHttp2(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const session = connect(new URL(url).origin, { ca }).on("error", reject);
    const asked = session.request({ ":path": new URL(url).pathname });
    let html = "";
    asked.setEncoding("utf8").on("data", (text) => {
      html += text;
    });
    asked.on("end", () => {
      session.close();
      resolve(html);
    });
  });
}

function medianOf(reports: Report[]) {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    practices: middle(({ practices }) => practices),
    seo: middle(({ seo }) => seo),
    "FCP ms": Math.round(middle(({ firstPaint }) => firstPaint)),
    "LCP ms": Math.round(middle(({ largestPaint }) => largestPaint)),
    "TBT ms": Math.round(middle(({ blocked }) => blocked)),
    CLS: middle(({ shift }) => shift).toFixed(3),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))].join(" "),
  };
}
