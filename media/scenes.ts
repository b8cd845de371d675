// npm run scenes: keeps the hash of what each shot draws. npm run scenes -- NAME: tells what it draws, line by line.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadScenes } from "./tests/support/load-scenes.ts";

const { shots, notesOf, hashOf } = await loadScenes();
const [name] = process.argv.slice(2);
if (name) {
  const shot = shots.get(name);
  console.log(shot ? notesOf(shot).join("\n") : `no shot ${name}`);
} else {
  const hashes = Object.fromEntries([...shots].map(([of, shot]) => [of, hashOf(shot)]));
  const file = join(import.meta.dirname, "tests/scenes.json");
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}
