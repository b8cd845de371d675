import { baseAddress } from "../../../worker/config/var-kinds.ts";

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
