import { execFile } from "node:child_process";
import { connect } from "node:http2";
import { promisify } from "node:util";
import lighthouse from "lighthouse";
import { generate } from "selfsigned";
import { allPages } from "../../tests/worker/all-pages.ts";
import { launchChromium } from "../../tools/build/chromium.ts";
import { median } from "../runners.ts";
import { serveSite } from "../served-site.ts";

/** Lighthouse's result for a page: scores of 100, milliseconds, and a bare number for the shift. */
export interface Report {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Names of the failed audits. */
  failed: string[];
}

const port = 9_333;

/** Lighthouse's result for a page. It runs in its own process: in the server's process it would delay answers. */
export async function audit(url: string): Promise<Report> {
  const command = ["--no-warnings", import.meta.filename, url];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout);
}

/** Lighthouse with its defaults: a mid-range phone, throttling simulated. Each page gets its own browser. */
async function report(url: string): Promise<Report> {
  const browser = await launchChromium(
    `--remote-debugging-port=${port}`,
    "--ignore-certificate-errors",
  );
  try {
    const result = await lighthouse(url, { port, logLevel: "error", output: "json" });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
    const { categories, audits } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      practices: score("best-practices"),
      seo: score("seo"),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocked: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      failed: Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

const [, file, url] = process.argv;
if (file === import.meta.filename && url) process.stdout.write(JSON.stringify(await report(url)));

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
