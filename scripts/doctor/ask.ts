/** What an address answered, or why it did not: then its status is 0. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  failure: string;
}

export type Ask = (url: string, init?: RequestInit) => Promise<Answer>;

const mostBytes = 1_000_000;

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
export function openAsk(longestWaitMs = 10_000): Ask {
  return async (url, init = {}) => {
    try {
      const signal = AbortSignal.timeout(longestWaitMs);
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
    if (size > mostBytes) throw new Error("answers with more than 1 MB");
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
