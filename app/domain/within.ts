/** What `within` throws once its time is over. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** What a promise gives if it settles within `ms` milliseconds; else throws a TimeoutError. Its work goes on. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
