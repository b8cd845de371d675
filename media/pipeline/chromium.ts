import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packagedChromium, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/**
 * Starts the packaged Chromium, which is made for Linux, or the one that CHROMIUM_PATH names. It draws
 * without a graphics card.
 */
export async function launchChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  const executablePath = named ?? (await packagedChromium.executablePath());
  const libraries = named ? undefined : await lackingLibraries(executablePath);
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
      "--disable-background-networking",
      "--in-process-gpu",
    ],
  });
}

// The package brings the libraries that a bare machine lacks; here they are unpacked for it.
async function lackingLibraries(executable: string): Promise<string | undefined> {
  if (!execFileSync("ldd", [executable], { encoding: "utf8" }).includes("not found")) return;
  const libraries = join(tmpdir(), "al2023", "lib");
  const packaged = import.meta.resolve("@sparticuz/chromium");
  if (!existsSync(libraries))
    await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", packaged)));
  return libraries;
}
