import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baseAddress } from "../../../worker/config/var-kinds.ts";

const site = ["RATE_LIMIT_SECRET", "BACKEND_TOKEN", "OUTBOX_TOKEN"];
const desk = ["BACKEND_TOKEN", "OUTBOX_TOKEN", "CALENDAR_SECRET"];

/** The folder of the secrets that deploys take, which git ignores. */
export const secretsFolder = ".secrets";
export const siteSecrets = `${secretsFolder}/site.env`;
export const deskSecrets = `${secretsFolder}/desk.env`;

/**
 * Makes the secrets that no file has yet; those that site and desk share are the same in both. Gives the files that it
 * wrote.
 */
export function makeSecrets(root = "."): string[] {
  const files = { [siteSecrets]: site, [deskSecrets]: desk };
  const known = Object.assign({}, ...Object.keys(files).map((file) => secretsIn(join(root, file))));
  return Object.entries(files)
    .filter(([file, names]) => {
      const there = secretsIn(join(root, file));
      const missing = names.filter((name) => !there[name]);
      for (const name of missing) there[name] = known[name] ??= randomBytes(32).toString("hex");
      if (missing.length === 0) return false;
      mkdirSync(join(root, secretsFolder), { recursive: true, mode: 0o700 });
      const lines = Object.entries(there).map(([name, value]) => `${name}=${value}\n`);
      writeFileSync(join(root, file), lines.join(""), { mode: 0o600 });
      return true;
    })
    .map(([file]) => file);
}

/** The secrets of a file by their names; none if there is no file. */
export function secretsIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

// The lines of wrangler.toml that bind the desk, with or without the # before them.
const binding =
  /^(?:# ?)?\[\[services\]\]\n(?:# ?)?binding = "BACKEND"\n(?:(?:# ?)?\w+ = ".*"\n)*/m;
const address = /^BACKEND_URL = "(.*)"$/m;

/** Where requests go: the family's own desk, an address, or nowhere yet. */
export function backendIn(toml: string): string {
  if (binding.exec(toml)?.[0].startsWith("[[")) return "desk";
  return address.exec(toml)?.[1] || "later";
}

/** wrangler.toml with requests going there. Throws an error that says what to write if it cannot be done. */
export function withBackend(toml: string, backend: string): string {
  const bound = binding.exec(toml)?.[0];
  if (!bound || !address.test(toml)) {
    throw new Error(
      "wrangler.toml has no BACKEND_URL or no lines of BACKEND any more: write there where requests go.",
    );
  }
  const plain = bound.replace(/^# ?/gm, "");
  const lines = backend === "desk" ? plain : plain.replace(/^/gm, "# ").replace(/# $/, "");
  const url = backend === "desk" || backend === "later" ? "" : backend;
  return toml.replace(bound, () => lines).replace(address, () => `BACKEND_URL = "${url}"`);
}

/** What is wrong with an answer to where requests go; undefined if nothing is. */
export function backendProblem(answer: string, siteUrl: string): string | undefined {
  if (answer === "desk" || answer === "later") return undefined;
  const { error } = baseAddress.safeParse(answer);
  if (error) return `Write desk, later, or an address: it ${error.issues[0]?.message}.`;
  if (URL.canParse(siteUrl) && new URL(answer).host === new URL(siteUrl).host) {
    return "Write another address than the site's own.";
  }
  return undefined;
}

interface Done {
  examples: string[];
  backend: string;
  unconfirmed: number;
}

/** What to do after setup, on one screen; no secret stands in it. */
export function nextSteps({ examples, backend, unconfirmed }: Done): string {
  const desk = [
    "npx wrangler login",
    `npx wrangler deploy -c desk/wrangler.toml --secrets-file ${deskSecrets}`,
    "npx wrangler d1 migrations apply DB --remote -c desk/wrangler.toml",
    `npx wrangler deploy --secrets-file ${siteSecrets}`,
  ];
  const site = ["npx wrangler login", `npx wrangler deploy --secrets-file ${siteSecrets}`];
  return `
What is next
1. See it:     npm start
2. Check it:   npm run doctor
${examples.length > 0 ? `   Still the example family's: ${examples.join(", ")}.\n` : ""}\
${unconfirmed > 0 ? `   ${unconfirmed} texts tell of the example family: npm run setup -- texts\n` : ""}\
3. Deploy it:${(backend === "desk" ? desk : site).map((line) => `\n     ${line}`).join("")}
   Later deploys need no secrets any more: npx wrangler deploy
4. Check what guests get: npm run doctor -- --url https://your-address

${whereRequestsGo(backend)}
The secrets are in .secrets/, which git ignores. Keep a copy where you keep passwords, and show it to nobody.`;
}

function whereRequestsGo(backend: string): string {
  if (backend === "desk") {
    return 'Requests go to your desk. Nobody can read it before you switch on Access: docs/for-families/set-up.md, "4. The desk".';
  }
  if (backend === "later") {
    return "Requests go nowhere yet, so no form can be sent once the site is deployed. Run npm run setup -- backend when you know.";
  }
  return `Requests go to ${backend}. It has to know BACKEND_TOKEN of ${siteSecrets}.`;
}
