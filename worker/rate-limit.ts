// KV accepts no shorter life than this.
const shortestTtlSeconds = 60;

export interface RateLimitOptions {
  max: number;
  windowSeconds: number;
  /** Milliseconds since 1970. */
  now?: number;
}

export interface RateLimitState {
  allowed: boolean;
  limit: number;
  remaining: number;
  windowSeconds: number;
  /** Seconds until the window ends; once it is full, until a further request has a chance. */
  resetSeconds: number;
}

/**
 * Counts a request of `visitor` (a pseudonym, never an address) and says whether it is within the limit:
 * a sliding window over two fixed ones. Best effort: KV shows writes late elsewhere, has no
 * compare-and-set and takes one write a second a key, so a burst can slip through; a KV that fails lets
 * the visitor pass.
 */
export async function countRequest(
  kv: KVNamespace,
  visitor: string,
  { max, windowSeconds, now = Date.now() }: RateLimitOptions,
): Promise<RateLimitState> {
  const windowMs = windowSeconds * 1000;
  const window = Math.floor(now / windowMs);
  const key = `${visitor}:${window}`;
  const [current, previous] = await Promise.all([
    readCount(kv, key),
    readCount(kv, `${visitor}:${window - 1}`),
  ]);
  const remainingMs = (window + 1) * windowMs - now;
  // Rounded up, so that crossing into a new window gives nothing away at once.
  const used = current + Math.ceil((previous * remainingMs) / windowMs);
  const allowed = used < max;
  const usage = { current, previous, max, remainingMs, windowMs };
  const waitMs = allowed ? remainingMs : msUntilAllowed(usage);
  if (allowed) await writeCount(kv, key, current + 1, windowSeconds);
  return {
    allowed,
    limit: max,
    windowSeconds,
    remaining: Math.max(0, max - used - 1),
    resetSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  };
}

interface Usage {
  current: number;
  previous: number;
  max: number;
  remainingMs: number;
  windowMs: number;
}

// The share of a past window fades evenly, so the moment it has faded enough can be computed.
function msUntilAllowed({ current, previous, max, remainingMs, windowMs }: Usage): number {
  if (current < max) return remainingMs - fadedTo(max - 1 - current, previous, windowMs);
  return remainingMs + windowMs - fadedTo(max - 1, current, windowMs);
}

/** How much of a window may remain where `count` requests of the one before it are to weigh `room` at most. */
function fadedTo(room: number, count: number, windowMs: number): number {
  return count > room ? Math.floor((room * windowMs) / count) : windowMs;
}

async function readCount(kv: KVNamespace, key: string): Promise<number> {
  try {
    return Number(await kv.get(key)) || 0;
  } catch (error) {
    console.warn("rate limit: KV read failed, the visitor passes", error);
    return 0;
  }
}

async function writeCount(
  kv: KVNamespace,
  key: string,
  count: number,
  windowSeconds: number,
): Promise<void> {
  try {
    const expirationTtl = Math.max(shortestTtlSeconds, 2 * windowSeconds);
    await kv.put(key, String(count), { expirationTtl });
  } catch (error) {
    console.warn("rate limit: KV write failed, the visitor passes", error);
  }
}
