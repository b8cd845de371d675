import type { Route } from "playwright-core";

/** Answers that wait for a word. */
export function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { hold: (route: Route) => promise.then(() => route.continue()), release: resolve };
}
