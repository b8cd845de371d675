import type { Route } from "playwright-core";

/** Holds answers back until `release`. */
export function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { hold: (route: Route) => promise.then(() => route.continue()), release: resolve };
}
