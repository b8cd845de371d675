import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { type PortVariable, takenText } from "./local-site.ts";

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

export interface LocalWorker {
  /** Resolves once wrangler says that this worker answers; rejects if it ends before. */
  ready: Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  stop(signal?: NodeJS.Signals): void;
}

const quiet = {
  WRANGLER_HIDE_BANNER: "true",
  // Else each start asks Cloudflare where this machine is, with a stack trace where there is no network.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** What `wrangler dev` is to run. */
interface Run {
  config: string;
  /** Vars and secrets, over those of the configuration. */
  vars: Record<string, string>;
  port: number;
  /** Which chose the port. */
  variable: PortVariable;
  args?: string[];
  /** Whether its whole log is shown. */
  isVerbose?: boolean;
}

/** Runs `wrangler dev`. */
export function runWorker({
  config,
  vars,
  port,
  variable,
  args = [],
  isVerbose = false,
}: Run): LocalWorker {
  const options = ["--port", String(port), "--show-interactive-dev-session=false"];
  const files = ["-c", config, ...envFiles(config, vars, port)];
  const child = spawn("wrangler", ["dev", ...options, ...files, ...args], {
    // By the fourth it says that it is ready. An answer on the port could be another program's.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...quiet },
  });
  const isReady = new Promise<void>((resolve) => {
    child.on("message", (message) => {
      if (String(message).includes("DEV_SERVER_READY")) resolve();
    });
  });
  let cause = "It did not start. The lines above say why.";
  const tell = (from: Readable | null, to: Writable) => {
    const isTold = isVerbose ? () => true : shortLog();
    if (!from) return;
    createInterface(from).on("line", (line) => {
      if (line.includes("Address already in use")) cause = takenText(port, variable);
      if (isTold(line)) to.write(`${line}\n`);
    });
  };
  tell(child.stdout, process.stdout);
  tell(child.stderr, process.stderr);
  const ended = new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 0));
    child.once("error", ({ message }) => {
      cause = `wrangler did not start: ${message}. Has npm ci been run?`;
      resolve(1);
    });
  });
  const tooSoon = ended.then(() => {
    throw new Error(cause);
  });
  return { ready: Promise.race([isReady, tooSoon]), ended, stop: (signal) => child.kill(signal) };
}

// Never as arguments: every user of the machine can read the command line of a program that runs.
function envFiles(config: string, vars: Run["vars"], port: number): string[] {
  const own = resolve(`.wrangler/${port}.env`);
  mkdirSync(dirname(own), { recursive: true });
  rmSync(own, { force: true });
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(own, lines.join(""), { mode: 0o600 });
  process.once("exit", () => rmSync(own, { force: true }));
  // wrangler reads .dev.vars by itself only without --env-file.
  const developers = join(dirname(resolve(config)), ".dev.vars");
  return [developers, own].filter(existsSync).flatMap((file) => ["--env-file", file]);
}
