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
 * Makes React's server renderer keep its output as text until it is sent, in the worker's build. React's own
 * edge build encodes each attribute and each text separately, which is most of the cost of a page. Nothing
 * else changes, and a React whose code looks different stays unpatched. docs/decisions/0014, 0018.
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

/**
 * React's renderer, changed to keep its output as text; throws if the code of this React version looks different.
 */
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
