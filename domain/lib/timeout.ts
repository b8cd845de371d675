/** `withTimeout` throws this when the time is over, so that callers can tell a late answer from a failed one. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** The value of a promise that settles within `ms` milliseconds; else throws a TimeoutError. The work goes on. */
export async function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
