import type { Plugin } from "vite";

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
 * React's server renderer with its pieces as text, in the worker's build. React's own edge build encodes each attribute
 * and each piece of text by itself, which is most of what a page costs; here pieces stay text until they are sent.
 * Nothing else changes, and a React that looks different stays as it comes. docs/decisions/0014, 0018.
 */
export function reactDomServer(): Plugin {
  return {
    name: "react-dom-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /react-dom-server\.edge\.production\.js$/ },
      handler(code) {
        try {
          return { code: keepTextWhole(code), map: null };
        } catch (error) {
          this.warn(`${(error as Error).message}: it stays as it comes, and a page costs more`);
          return null;
        }
      },
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
