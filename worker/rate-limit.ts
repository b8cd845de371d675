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
  const seconds = now / 1000;
  const window = Math.floor(seconds / windowSeconds);
  const key = `${visitor}:${window}`;
  const [current, previous] = await Promise.all([
    readCount(kv, key),
    readCount(kv, `${visitor}:${window - 1}`),
  ]);
  const elapsed = seconds / windowSeconds - window;
  // Rounded up, so that crossing into a new window gives nothing away at once.
  const used = current + Math.ceil(previous * (1 - elapsed));
  const allowed = used < max;
  const wait = allowed ? 1 - elapsed : windowsUntilAllowed(current, previous, max, elapsed);
  const resetSeconds = Math.max(1, Math.ceil(wait * windowSeconds));
  if (allowed) await writeCount(kv, key, current + 1, windowSeconds);
  const remaining = Math.max(0, max - used - 1);
  return { allowed, limit: max, windowSeconds, remaining, resetSeconds };
}

// The share of the previous window fades evenly, so the moment it has faded enough can be computed.
function windowsUntilAllowed(current: number, previous: number, max: number, elapsed: number) {
  const fadedEnough = (count: number, room: number) => (count > room ? 1 - room / count : 0);
  if (current >= max) return 1 - elapsed + fadedEnough(current, max - 1);
  return Math.max(0, fadedEnough(previous, max - 1 - current) - elapsed);
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
