import type { ClientInstrumentation } from "react-router";
import { loadModule } from "./load-module.ts";
import { routesFor } from "./page-chunks.ts";

const storageKey = "reloaded-for-chunk";

const broken = new Set<string>();

/**
 * Loads the scripts of the next page before the router asks for them. Where one fails, the visitor gets
 * the page as a whole page load, once; the second time its error boundary shows what is wrong. The router
 * alone would reload the page that the visitor is leaving, without end. SPEC 8.
 */
export const chunkGuard: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, { to }) {
        if (typeof to === "string") {
          await chunksOf(new URL(to, location.href));
        }
        await callNavigate();
      },
    });
  },
};

async function chunksOf(target: URL): Promise<void> {
  const routes = await routesFor(target.pathname).catch((error) => {
    console.error(error);
    return [];
  });
  // No page of the site as far as this browser knows: the server knows better.
  if (routes.length === 0) return loadWhole(target);
  if (routes.some(({ id }) => broken.has(id))) return loadWhole(target);
  await Promise.all(
    routes.map(async ({ id, module }) => {
      try {
        await loadModule(module);
        forgetFailure(module);
      } catch (error) {
        console.error(error);
        if (isFirstFailure(error)) return loadWhole(target);
        putError(id, error);
      }
    }),
  );
}

// Never resolves: the router must not go on while the browser leaves the page.
function loadWhole(target: URL): Promise<never> {
  location.assign(target);
  return new Promise(() => {});
}

function putError(id: string, error: unknown): void {
  broken.add(id);
  const fail = () => {
    throw error;
  };
  const module = { clientLoader: fail, default: fail };
  if (window.__reactRouterRouteModules) window.__reactRouterRouteModules[id] = module;
}

function isFirstFailure(error: unknown): boolean {
  const failure = String(error);
  try {
    const isFirst = sessionStorage.getItem(storageKey) !== failure;
    sessionStorage.setItem(storageKey, failure);
    return isFirst;
  } catch {
    // Without storage nothing tells a first failure from the next: no page load, so no endless one.
    return false;
  }
}

function forgetFailure(module: string): void {
  try {
    if (sessionStorage.getItem(storageKey)?.includes(module)) sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
