const second = 1000;
const firstDelay = 15 * second;

/** The longest time between two attempts. */
export const maxDelayMs = 60 * 60 * second;

/** How long the same content without a key of its own, from the same network, is the same request. */
export const contentKeyLifeMs = 10 * 60 * second;

/** How long an undelivered request is retried; and how long a delivered one is recognised. */
export const triedForMs = 7 * 24 * maxDelayMs;

/** How long the operator has for a request that was given up, before it is forgotten. */
export const deadKeptForMs = 90 * 24 * maxDelayMs;

/**
 * Milliseconds until the next attempt after so many: at most 15 s after the first, doubled each time, at most
 * an hour. A random part of up to half keeps requests that failed together from returning together.
 */
export function retryDelayMs(attempts: number, chance = Math.random()): number {
  const longest = Math.min(maxDelayMs, firstDelay * 2 ** Math.max(0, attempts - 1));
  return Math.round(longest * (0.5 + chance / 2));
}

/**
 * When to ring for what is due then; null for nothing. At least a second ahead, so that no row can keep the outbox
 * busy, and at most a day, so that a time written by hand is noticed.
 */
export function alarmAt(due: number | null, now: number): number | null {
  return due === null ? null : Math.min(Math.max(due, now + second), now + 24 * maxDelayMs);
}
