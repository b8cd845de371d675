import { execFile } from "node:child_process";
import { promisify } from "node:util";
import lighthouse from "lighthouse";
import { launchChromium } from "../../scripts/chromium.ts";

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
