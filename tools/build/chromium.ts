import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packagedChromium, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/**
 * Unpacks the Chromium of the npm package, and the libraries that a bare machine lacks. Called once before
 * the tests, because two processes that unpack at once would disturb each other.
 */
export async function unpackChromium(): Promise<void> {
  const executable = await executablePath();
  if (!lacksLibraries(executable)) return;
  const packaged = import.meta.resolve("@sparticuz/chromium");
  await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", packaged)));
}

/** Starts the unpacked Chromium. */
export async function launchChromium(...args: string[]): Promise<Browser> {
  const executable = await executablePath();
  const libraries = lacksLibraries(executable) ? join(tmpdir(), "al2023", "lib") : undefined;
  return chromium.launch({
    executablePath: executable,
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    // Chromium's own sandbox does not start for root; web security stays on.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-sync",
      ...args,
    ],
  });
}

// The npm package contains Chromium for Linux only; on other systems CHROMIUM_PATH names an installed one.
async function executablePath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? packagedChromium.executablePath();
}

function lacksLibraries(executable: string): boolean {
  if (process.env.CHROMIUM_PATH) return false;
  return execFileSync("ldd", [executable], { encoding: "utf8" }).includes("not found");
}
