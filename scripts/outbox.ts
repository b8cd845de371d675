import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { baseAddress } from "../worker/vars/kinds.ts";
import { knownOutboxToken } from "./local-token.ts";
import { listText, nameOf, requestText } from "./outbox-print.ts";
import { type OutboxSite, openOutboxSite, Trouble } from "./outbox-site.ts";

const usage = `Requests of guests that have not arrived:

  npm run outbox -- list
  npm run outbox -- show KEY
  npm run outbox -- replay KEY      tries it again, now (--all: all that were given up)
  npm run outbox -- delete KEY      asks before (--yes: does not)

KEY is one of the list, or its beginning. Without an address it is the site that npm start runs; for a deployed one add
--url https://www.example.com or set SITE_URL. Its token comes from OUTBOX_TOKEN, else you are asked for it.`;

interface Asked {
  command: "list" | "show" | "replay" | "delete";
  key: string;
  url: string;
  all: boolean;
  yes: boolean;
}

const asked = readArguments();
if (asked) await run(asked).catch(tell);
else {
  console.error(usage);
  process.exitCode = 2;
}

async function run({ command, key, url, all, yes }: Asked): Promise<void> {
  const site = openOutboxSite(url, await tokenFor(url));
  if (command === "list") {
    console.info(listText(await site.list()));
  } else if (all) {
    const { count } = await site.replayAll();
    console.info(`On their way again: ${count}. "list" shows what has not arrived.`);
  } else if (command === "show") {
    console.info(requestText(await find(site, key)));
  } else if (command === "replay") {
    const { state, cause } = await site.replay((await find(site, key)).key);
    if (state === "waiting") {
      throw new Trouble(`It did not go through (${cause}). The site tries on by itself.`);
    }
    console.info("It has arrived.");
  } else {
    const request = await find(site, key);
    if (!yes) await confirm(`Delete the request of ${nameOf(request)} for good?`);
    await site.delete(request.key);
    console.info("It is deleted.");
  }
}

/** The request whose key begins so. */
async function find(site: OutboxSite, start: string) {
  const found = (await site.list()).requests.filter(({ key }) => key.startsWith(start));
  const [request] = found;
  // The list may be longer than what it shows.
  if (!request) return site.show(start);
  if (found.length > 1 && request.key !== start) {
    throw new Trouble(`${found.length} keys begin with ${start}: write more of it.`);
  }
  return request;
}

function readArguments(): Asked | undefined {
  const options = { url: { type: "string" }, all: { type: "boolean" }, yes: { type: "boolean" } };
  try {
    const { values, positionals } = parseArgs({
      options: options as { [name in "url" | "all" | "yes"]: { type: "string" | "boolean" } },
      allowPositionals: true,
    });
    const [command = "", key = "", ...rest] = positionals;
    const all = values.all === true;
    const takesKey = command !== "list" && !all;
    const isKnown = ["list", "show", "replay", "delete"].includes(command);
    const isFitting = (key !== "") === takesKey && rest.length === 0;
    if (!isKnown || !isFitting || (all && command !== "replay")) return undefined;
    return {
      ...{ command: command as Asked["command"], key, all, yes: values.yes === true },
      url: addressOf(values.url),
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n`);
    return undefined;
  }
}

function addressOf(flag: unknown): string {
  const local = `http://localhost:${process.env.PORT || 8787}`;
  const { data, error } = baseAddress.safeParse(flag || process.env.SITE_URL || local);
  if (error) throw new Error(`The site's address ${error.issues[0]?.message}`);
  return data;
}

// Never an argument: the shell's history and every user of the machine would know it.
async function tokenFor(url: string): Promise<string> {
  const known = knownOutboxToken(url);
  if (known) return known;
  if (!process.stdin.isTTY) throw new Trouble("Set OUTBOX_TOKEN to the token of the site.");
  process.stderr.write("The site's OUTBOX_TOKEN (it is not shown): ");
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const token = await answerTo("", nowhere);
  process.stderr.write("\n");
  return token;
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Trouble("Nothing is deleted: add --yes.");
  const answer = await answerTo(`${question} [y/N] `, process.stderr);
  if (!/^(y|yes|j|ja)$/i.test(answer)) throw new Trouble("Nothing is deleted.");
}

async function answerTo(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

function tell(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
