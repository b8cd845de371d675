import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { attributesOf, parsePage } from "./html.ts";

const ownFiles = "build/client";

/** What a first visit to a page loads, without films, pictures and fonts. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  styles: string[];
}

/** What the browser loads to show a page and hydrate it. */
export function firstLoadOf(html: string, folder = ownFiles): FirstLoad {
  const styles = attributesOf(parsePage(html), "link[rel=stylesheet]");
  return {
    html,
    scripts: firstScripts(html, folder),
    // React Router ends the address of a shared file with "#"; the browser asks for it once.
    styles: [...new Set(styles.map(({ href = "" }) => href.replace("#", "")))],
  };
}

/** Bytes of a text after gzip -9. */
export function packed(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Bytes of all these files of the build, each after gzip -9. */
export function weightOf(files: readonly string[], folder = ownFiles): number {
  return files.reduce((total, file) => total + weightOfFile(folder + file), 0);
}

// Most pages load the same files, and packing one takes longer than all else.
const known = new Map<string, number>();

function weightOfFile(file: string): number {
  const weight = known.get(file) ?? packed(readFileSync(file));
  known.set(file, weight);
  return weight;
}

// The script that waits is inside the page; it then requests the router's own list.
function firstScripts(html: string, folder: string): string[] {
  const preloads = attributesOf(parsePage(html), "noscript link[rel=modulepreload]");
  const wanted = preloads.map(({ href = "" }) => href);
  const found = new Set<string>();
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    wanted.push(...importsOf(folder, next));
  }
  return [...found];
}

function importsOf(folder: string, file: string): string[] {
  const imports = text(folder, file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
  return [...imports].map(([, imported]) => beside(file, imported));
}

function beside(file: string, imported = ""): string {
  return posix.join(posix.dirname(file), imported);
}

function text(folder: string, file: string): string {
  return readFileSync(folder + file, "utf8");
}
