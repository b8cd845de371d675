import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const source = "cjs/react-dom-server.edge.production.js";
const target = "build/react-dom-server.cjs";

const writeChunk = `
var writtenText = "";
function writeChunk(destination, chunk) {
  writtenText += chunk;
}
`;

const completeWriting = `
function completeWriting(destination) {
  if (writtenText === "") return;
  var text = writtenText;
  writtenText = "";
  destination.enqueue(textEncoder.encode(text));
}
var textEncoder = new TextEncoder();
function stringToChunk(content) {
  return content === undefined ? "" : "" + content;
}
var stringToPrecomputedChunk = stringToChunk;
function byteLengthOfChunk(chunk) {
  return chunk.length;
}
`;

/**
 * Writes React's server renderer for the worker, which wrangler.toml puts in the place of react-dom/server.
 * React's own edge build encodes each attribute and each piece of text by itself, which is most of what a
 * page costs; here pieces stay text until they are sent. Nothing else changes: docs/decisions/0014.
 */
export function reactDomServer(): Plugin {
  return {
    name: "react-dom-server",
    apply: "build",
    writeBundle() {
      if (this.environment.name === "ssr") writeFileSync(target, keepTextWhole(readReact()));
    },
  };
}

/** React's renderer with its pieces as text; throws where a version of React looks different. */
export function keepTextWhole(code: string): string {
  const steps = [
    between(
      "function writeChunk(destination, chunk) {",
      "function writeChunkAndReturn(",
      writeChunk,
    ),
    between("function completeWriting(", "function closeWithError(", completeWriting),
    replacement(
      "segmentByteSize += segment[i].byteLength;",
      "segmentByteSize += segment[i].length;",
    ),
    replacement(
      /currentView = new Uint8Array\(4096\);\s+writtenBytes = 0;/g,
      'writtenText = "";',
      2,
    ),
  ];
  return steps.reduce((text, step) => step(text), code);
}

/** React's own renderer for the edge, as it is installed. */
export function readReact(): string {
  const require = createRequire(import.meta.url);
  const folder = require.resolve("react-dom/package.json").replace(/package\.json$/, "");
  return readFileSync(folder + source, "utf8");
}

function between(start: string, end: string, middle: string) {
  return (text: string) => {
    const [before = "", after = "", ...more] = text.split(start);
    const at = after.indexOf(end);
    if (more.length > 0 || at < 0) throw changed(start);
    return before + middle + after.slice(at);
  };
}

function replacement(old: string | RegExp, fresh: string, times = 1) {
  return (text: string) => {
    const pieces = text.split(old);
    if (pieces.length !== times + 1) throw changed(String(old));
    return pieces.join(fresh);
  };
}

function changed(place: string): Error {
  return new Error(`react-dom is another than scripts/react-dom-server.ts knows: ${place}`);
}
