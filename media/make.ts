// npm run media [-- NAME …]: makes what the site shows and is not made yet; by name, anew.
import { statSync } from "node:fs";
import { isMade } from "./pipeline/files.ts";
import { type Choice, chooseItems } from "./pipeline/items.ts";
import { writePictureList } from "./pipeline/picture-list.ts";
import { noteMaking } from "./pipeline/rendered.ts";
import { createStudio, type Studio } from "./pipeline/studio.ts";
import { unmarkDropped } from "./pipeline/unmark.ts";

// An exit by Ctrl-C runs what clears unfinished files away.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

try {
  for (const file of await unmarkDropped()) {
    console.log(`${file}: what the camera noted, such as the place, is removed`);
  }
  process.exitCode = (await makeAll(chooseItems(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Makes the chosen items one by one; one that fails leaves the others to be made. */
async function makeAll(choices: readonly Choice[]): Promise<boolean> {
  const studio = createStudio();
  let made = 0;
  let failed = 0;
  for (const [at, choice] of choices.entries()) {
    const { item, anew } = choice;
    if (!anew && isMade(item.outputs, item.sources())) continue;
    const place = `[${at + 1}/${choices.length}] ${item.name}`;
    try {
      console.log(`${place} ${await make(studio, choice)}`);
      made += 1;
    } catch (error) {
      console.error(`${place} FAILED: ${(error as Error).message}`);
      failed += 1;
    }
  }
  await studio.close();
  if (await writePictureList()) console.log("domain/media/picture-list.ts is rewritten");
  console.log(`${made} made, ${choices.length - made - failed} stood already, ${failed} failed`);
  return failed === 0;
}

async function make(studio: Studio, { item, anew }: Choice): Promise<string> {
  const started = Date.now();
  const size = await item.make(studio, anew);
  await noteMaking(item);
  const bytes = item.outputs.reduce((sum, file) => sum + statSync(file).size, 0);
  const files = item.outputs.length === 1 ? "1 file" : `${item.outputs.length} files`;
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${size}, ${files}, ${Math.round(bytes / 1000)} kB, ${seconds} s`;
}
