import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import {
  countRequest,
  type RateLimitOptions,
  type RateLimitState,
} from "../../worker/forms/rate-limit.ts";

export const windowSeconds = 600;
export const fivePerWindow = { max: 5, windowSeconds };

// The start of a window, far from the moment at which the tests run: only `now` counts.
const start = 3_000_000 * windowSeconds;

/** Counts one request, so many seconds after the start of a window. */
export type Ask = (seconds: number) => Promise<RateLimitState>;

/** Miniflare's KV, for all tests of a file. */
export function useKv(): () => KVNamespace {
  let miniflare: Miniflare;
  let kv: KVNamespace;
  beforeAll(async () => {
    const script = "export default {}";
    const options = { modules: true as const, script, kvNamespaces: ["RATE_LIMIT"] };
    miniflare = new Miniflare(convertV4MiniflareOptions(options));
    kv = (await miniflare.getKVNamespace("RATE_LIMIT")) as unknown as KVNamespace;
  });
  afterAll(() => miniflare.dispose());
  return () => kv;
}

let visitors = 0;

/** A visitor without any counted requests. */
export function newVisitor(kv: KVNamespace, options = fivePerWindow): Ask {
  const visitor = `visitor-${visitors++}`;
  return (seconds) => countAndWrite(kv, visitor, { ...options, now: (start + seconds) * 1000 });
}

/** Counts one request and waits until its count is written, which no visitor does. */
export async function countAndWrite(
  kv: KVNamespace,
  visitor: string,
  options: Omit<RateLimitOptions, "waitUntil">,
): Promise<RateLimitState> {
  const writes: Promise<unknown>[] = [];
  const waitUntil = (write: Promise<unknown>) => void writes.push(write);
  const state = await countRequest(kv, visitor, { ...options, waitUntil });
  await Promise.all(writes);
  return state;
}

/** For each of these seconds, whether a request is let in. */
export async function allowedAt(ask: Ask, seconds: readonly number[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const second of seconds) answers.push((await ask(second)).allowed);
  return answers;
}
