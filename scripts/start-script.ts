import { readFileSync } from "node:fs";
import type { Manifest, Plugin } from "vite";

const id = "virtual:start-script";
const client = "build/client";

/**
 * The text of the script that waits (app/entry.client.ts), so that a page holds it and no early click is lost
 * while it is on its way: `startScript` of "virtual:start-script". Empty in development, where it has parts.
 */
export function startScript(): Plugin {
  return {
    name: "start-script",
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined;
      const isBuilt = this.environment.mode === "build" && this.environment.name === "ssr";
      return `export const startScript = ${JSON.stringify(isBuilt ? readEntry() : "")};`;
    },
  };
}

// The browser's build is done before the server's begins.
function readEntry(): string {
  const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
  const entry = manifest["app/entry.client.ts"];
  if (!entry || entry.imports?.length) throw new Error("app/entry.client.ts has to be one file");
  const text = readFileSync(`${client}/${entry.file}`, "utf8").trim();
  if (/<\/script|<!--/i.test(text)) throw new Error("app/entry.client.ts cannot stand in a page");
  return text;
}
