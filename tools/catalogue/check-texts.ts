import { globSync, readFileSync } from "node:fs";
import { bareTextsIn } from "./bare-texts.ts";

// A text that shares its element breaks under a browser's translator: docs/decisions/0047
const files = globSync("{app,desk}/**/*.tsx").sort();
const lines = files.flatMap((file) =>
  bareTextsIn(readFileSync(file, "utf8"), file).map(
    ({ line, text }) => `${file}:${line}: give this text an element of its own: ${text.trim()}`,
  ),
);

if (lines.length > 0) {
  console.error(lines.join("\n"));
  process.exitCode = 1;
} else {
  console.info(`Every text of the pages has an element of its own: ${files.length} files`);
}
