import type { RateLimitState } from "./rate-limit.ts";

/** The standard RateLimit headers of an answer to a form, none where nothing was counted. */
export function rateLimitHeaders(state: RateLimitState | undefined): Record<string, string> {
  if (!state) return {};
  return {
    "RateLimit-Policy": `"${state.policy}";q=${state.limit};w=${state.windowSeconds}`,
    RateLimit: `"${state.policy}";r=${state.remaining};t=${state.resetSeconds}`,
  };
}
