import { stripVTControlCharacters } from "node:util";

// The bindings are in wrangler.toml; no schedule runs here unless asked; the build has said itself why it failed.
const blocks =
  /^Your Worker has access to the following|Scheduled Workers are not automat|Process exited with non-zero/;
// npm repeats package.json.
const lines =
  /^(> .*|✨ Parsed \d+ valid header rules\.|⎔ Starting local server\.\.\.|stack: .*|🪵 .*)?$/u;
// A page view is one line: wrangler's of the page itself, not of its files, and not the worker's own of the same answer.
const requests =
  /^((GET|HEAD) \S*\.\w+(\?\S*)? [123]\d\d\b.*|\{"event":"request",.*"status":[1-4]\d\d,.*)$/;
const prefix = /^(\[(custom build|wrangler:\w+)\] ?)+/;

/**
 * Tells, line by line, which lines of wrangler's log somebody who starts the site wants to read: those that it does not
 * know, and no others.
 */
export function shortLog(): (line: string) => boolean {
  let inBlock = false;
  return (coloured) => {
    const line = stripVTControlCharacters(coloured);
    const text = line.replace(prefix, "").trim();
    if (blocks.test(text)) inBlock = true;
    else if (/^(?!Binding\b|env\.)\S/.test(line)) inBlock = false;
    return !inBlock && !lines.test(text) && !requests.test(text);
  };
}
