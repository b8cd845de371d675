import { withTimeout } from "#domain/lib/timeout.ts";
import { log } from "../log.ts";

// The shortest time to live that KV accepts.
const minTtlSeconds = 60;
// The period of Cloudflare's own limit: docs/reliability.md.
const burstSeconds = 10;
const maxRemembered = 10_000;
// Without script, a visitor who mends a form field by field posts it a few times for each valid request.
const fruitlessForEachValid = 20;
// Many guests may share the first 48 bits of their addresses, none of whom should wait for another.
const neighboursForEachVisitor = 10;
// A limit that cannot answer must not hold a form.
const maxReadMs = 1_000;

export interface RateLimitOptions {
  max: number;
  windowSeconds: number;
  /** Milliseconds since 1970. */
  now?: number;
  /** For the KV write, so that no visitor waits for it. */
  waitUntil: (write: Promise<unknown>) => void;
}

type Policy = "forms" | "network" | "invalid";

export interface RateLimitState {
  policy: Policy;
  allowed: boolean;
  limit: number;
  remaining: number;
  windowSeconds: number;
  /** Seconds until the window ends; once the limit is reached, until another request can be allowed. */
  resetSeconds: number;
}

interface Limits {
  config: { rateLimit: { max: number; windowSeconds: number } };
  /** Undefined if the operator has not bound one. */
  kv?: KVNamespace;
  burst?: RateLimit;
  waitUntil: RateLimitOptions["waitUntil"];
}

/**
 * Counts a request of `visitor` (a pseudonym, as is that of the neighbourhood) against Cloudflare's limit for bursts, then
 * against ours: the visitor's own, and a larger one that those in one neighbourhood share.
 */
export async function limitVisitor(
  limits: Limits,
  visitor: string,
  neighbourhood?: string,
): Promise<RateLimitState> {
  const { config, kv, burst, waitUntil } = limits;
  const { max, windowSeconds } = config.rateLimit;
  if (burst && !(await isWithinBurst(burst, visitor))) {
    const none = { allowed: false, remaining: 0, resetSeconds: burstSeconds };
    return { policy: "forms", ...none, limit: max, windowSeconds };
  }
  const options = { max, windowSeconds, waitUntil };
  if (!neighbourhood) return countRequest(kv, visitor, options);
  const larger = { ...options, max: neighboursForEachVisitor * max };
  const [own, shared] = await Promise.all([
    beginCount(kv, visitor, options),
    beginCount(kv, neighbourhood, larger),
  ]);
  const isAllowed = own.state.allowed && shared.state.allowed;
  for (const count of [own, shared]) count.end(isAllowed);
  return own.state.allowed && !isAllowed ? { ...shared.state, policy: "network" } : own.state;
}

/**
 * Counts a request that brings nothing, being invalid or a repeat, against a looser limit. Only this isolate
 * counts it: the limit protects the isolate's time, and KV's writes are for valid requests.
 */
export async function limitInvalid(
  { config, waitUntil }: Limits,
  visitor: string,
): Promise<RateLimitState> {
  const { max, windowSeconds } = config.rateLimit;
  const looser = { max: fruitlessForEachValid * max, windowSeconds, waitUntil };
  return { ...(await countRequest(undefined, `fruitless ${visitor}`, looser)), policy: "invalid" };
}

// A limit that fails refuses nobody.
async function isWithinBurst(burst: RateLimit, visitor: string): Promise<boolean> {
  try {
    return (await withTimeout(maxReadMs, burst.limit({ key: visitor }))).success;
  } catch (error) {
    logFailure("burst", error);
    return true;
  }
}

/**
 * Counts a request and says whether it is within the limit: a sliding window over two fixed ones. KV shows
 * writes late elsewhere, has no compare-and-set and takes one write a second per key, so each isolate also
 * counts what it let in. One isolate counts concurrent requests exactly; a burst over several isolates gets
 * the limit once per isolate. If KV fails, hangs or is not bound, only the count of the isolate applies.
 */
export async function countRequest(
  kv: KVNamespace | undefined,
  visitor: string,
  options: RateLimitOptions,
): Promise<RateLimitState> {
  const { state, end } = await beginCount(kv, visitor, options);
  end(state.allowed);
  return state;
}

/** Counts a request, and takes it back if it is not let in at the end. */
async function beginCount(
  kv: KVNamespace | undefined,
  visitor: string,
  { max, windowSeconds, now = Date.now(), waitUntil }: RateLimitOptions,
) {
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now / windowMs);
  const key = `${visitor}:${window}`;
  const previousKey = `${visitor}:${window - 1}`;
  const remembered = rememberedOf(kv);
  // Counted before any await, so that concurrent requests see each other.
  const before = remembered.get(key) ?? 0;
  remembered.set(key, before + 1);
  const [kept, keptPrevious] = await Promise.all([readCount(kv, key), readCount(kv, previousKey)]);
  const current = Math.max(kept, before);
  const previous = Math.max(keptPrevious, remembered.get(previousKey) ?? 0);
  const remainingMs = (window + 1) * windowMs - now;
  // Rounded up, so that a new window allows no extra request when it starts.
  const used = current + Math.ceil((previous * remainingMs) / windowMs);
  const allowed = used < max;
  const usage = { current, previous, max, remainingMs, windowMs };
  const waitMs = allowed ? remainingMs : msUntilAllowed(usage);
  const state: RateLimitState = {
    policy: "forms",
    allowed,
    limit: max,
    windowSeconds,
    remaining: Math.max(0, max - used - 1),
    // The window before may weigh for some time more (with five allowed, a fifth of it); nobody expects to hear of that.
    resetSeconds: Math.min(windowSeconds, Math.max(1, Math.ceil(waitMs / 1000))),
  };
  return {
    state,
    end(isLetIn: boolean) {
      if (isLetIn) waitUntil(writeCount(kv, key, current + 1, windowSeconds));
      else remembered.set(key, (remembered.get(key) ?? 1) - 1);
    },
  };
}

const noKv = {};
const rememberedCounts = new WeakMap<object, Map<string, number>>();

/** How many requests this isolate let in, by visitor and window; the oldest entries are dropped first. */
function rememberedOf(kv: object = noKv): Map<string, number> {
  const counts = rememberedCounts.get(kv) ?? new Map<string, number>();
  rememberedCounts.set(kv, counts);
  const [oldest] = counts.keys();
  if (counts.size >= maxRemembered && oldest) counts.delete(oldest);
  return counts;
}

interface Usage {
  current: number;
  previous: number;
  max: number;
  remainingMs: number;
  windowMs: number;
}

// The weight of the previous window falls evenly, so the time of the next allowed request can be computed.
function msUntilAllowed({ current, previous, max, remainingMs, windowMs }: Usage): number {
  if (current < max) return remainingMs - fadedTo(max - 1 - current, previous, windowMs);
  return remainingMs + windowMs - fadedTo(max - 1, current, windowMs);
}

/** How much of a window may remain for `count` requests of the previous one to weigh `room` at most. */
function fadedTo(room: number, count: number, windowMs: number): number {
  return count > room ? Math.floor((room * windowMs) / count) : windowMs;
}

async function readCount(kv: KVNamespace | undefined, key: string): Promise<number> {
  try {
    return (kv && Number(await withTimeout(maxReadMs, kv.get(key)))) || 0;
  } catch (error) {
    logFailure("read", error);
    return 0;
  }
}

async function writeCount(
  kv: KVNamespace | undefined,
  key: string,
  count: number,
  windowSeconds: number,
): Promise<void> {
  try {
    const expirationTtl = Math.max(minTtlSeconds, 2 * windowSeconds);
    await kv?.put(key, String(count), { expirationTtl });
  } catch (error) {
    logFailure("write", error);
  }
}

function logFailure(step: "burst" | "read" | "write", error: unknown): void {
  log("warn", "rate-limit", { step, cause: String(error) });
}

/** The standard RateLimit headers of an answer to a form, none where nothing was counted. */
export function rateLimitHeaders(state: RateLimitState | undefined): Record<string, string> {
  if (!state) return {};
  return {
    "RateLimit-Policy": `"${state.policy}";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"${state.policy}";r=${state.remaining};t=${state.resetSeconds}`,
  };
}
