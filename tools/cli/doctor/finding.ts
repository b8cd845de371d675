import { styleText } from "node:util";

/** What an address answered, or why it did not: then its status is 0. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  failure: string;
}

export type Ask = (url: string, init?: RequestInit) => Promise<Answer>;

const maxBytes = 1_000_000;

const causes: Record<string, string> = {
  ENOTFOUND: "has no address in DNS",
  EAI_AGAIN: "can't be looked up: is there a network?",
  ECONNREFUSED: "refuses the connection: nothing runs there",
  ECONNRESET: "breaks the connection off",
  CERT_HAS_EXPIRED: "has a certificate that has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that nobody vouches for",
  UND_ERR_HEADERS_OVERFLOW: "answers with too many headers",
};

/** Asks addresses, follows no redirect, and never waits or reads without end. */
export function openAsk(maxWaitMs = 10_000): Ask {
  return async (url, init = {}) => {
    try {
      const signal = AbortSignal.timeout(maxWaitMs);
      const response = await fetch(url, { redirect: "manual", signal, ...init });
      const { status, headers } = response;
      return { status, headers, text: await textOf(response), failure: "" };
    } catch (thrown) {
      return { status: 0, headers: new Headers(), text: "", failure: failureOf(thrown) };
    }
  };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("answers with more than 1 MB");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function failureOf(thrown: unknown): string {
  const { name, message, cause } = thrown as Error & { cause?: { code?: string } };
  if (name === "TimeoutError") return "doesn't answer in time";
  if (cause?.code) return causes[cause.code] ?? `doesn't answer (${cause.code})`;
  return message.startsWith("answers ") ? message : `doesn't answer (${message})`;
}

export type Level = "ok" | "warning" | "error";

/** Something that the doctor saw. */
export interface Finding {
  level: Level;
  what: string;
  /** What to do about it; none is needed where all is well. */
  remedy?: string | undefined;
}

export const ok = (what: string): Finding => ({ level: "ok", what });

export const warning = (what: string, remedy?: string): Finding => ({
  level: "warning",
  what,
  remedy,
});

export const error = (what: string, remedy?: string): Finding => ({
  level: "error",
  what,
  remedy,
});

/** `good` if it holds, else the finding. */
export const unless = (holds: boolean, good: string, bad: Finding): Finding =>
  holds ? ok(good) : bad;

const signs = { ok: ["✓", "green"], warning: ["!", "yellow"], error: ["✗", "red"] } as const;

/** Findings as lines, what hurts most last, and at the end how many there are. */
export function findingLines(title: string, findings: Finding[]): string {
  const lines = findings.map(({ level, what, remedy }) => {
    const [sign, colour] = signs[level];
    return `  ${styleText(colour, sign)} ${oneLine(what)}${remedy ? `\n    → ${oneLine(remedy)}` : ""}`;
  });
  return `\n${styleText("bold", title)}\n${lines.join("\n")}`;
}

/** How many there are of each kind. */
export function summaryLine(findings: Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return `\n${count("ok")} in order, ${count("warning")} to look at (!), ${count("error")} to mend (✗).`;
}

// What a stranger's server says must not move the cursor nor fill the screen.
function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
  return plain.length > 400 ? `${plain.slice(0, 400)}…` : plain;
}
