import {
  type OutboxList,
  outboxPath,
  type Retried,
  type Undelivered,
} from "../app/domain/outbox.ts";

/** Something that the operator can mend; the message says how. */
export class Trouble extends Error {}

// Longer than the site waits for its backend.
const longestWaitMs = 30_000;
const unset =
  "This site shows its outbox to nobody: its OUTBOX_TOKEN is not set, or shorter than 24 characters.\n" +
  "Set one: openssl rand -hex 32 | npx wrangler secret put OUTBOX_TOKEN";

export type OutboxSite = ReturnType<typeof openOutboxSite>;

/** The outbox of a site, by its address. */
export function openOutboxSite(siteUrl: string, token: string) {
  const path = (key: string) => `/${encodeURIComponent(key)}`;
  async function ask(method: string, rest = ""): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, Accept: "text/plain" };
    const signal = AbortSignal.timeout(longestWaitMs);
    let answer: Response;
    try {
      const init = { method, headers, signal, redirect: "manual" } as const;
      answer = await fetch(siteUrl + outboxPath + rest, init);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      throw new Trouble(`${siteUrl} does not answer (${cause?.code ?? message}). Is it running?`);
    }
    if (answer.ok) return answer;
    if (answer.status === 401) throw new Trouble("The site does not know this token.");
    const isUnknownKey = answer.status === 404 && rest !== "";
    if (answer.status === 404 && !isUnknownKey) throw new Trouble(unset);
    const text = isUnknownKey
      ? "It has arrived or was deleted, or its key is another."
      : await answer.text();
    throw new Trouble(`The site answers ${answer.status}. ${text}`.trim());
  }
  const read = async <Value>(method: string, rest?: string) =>
    (await (await ask(method, rest)).json()) as Value;
  return {
    list: () => read<OutboxList>("GET"),
    show: (key: string) => read<Undelivered>("GET", path(key)),
    replay: (key: string) => read<Retried>("POST", path(key)),
    replayAll: () => read<{ count: number }>("POST"),
    delete: (key: string) => ask("DELETE", path(key)),
  };
}
