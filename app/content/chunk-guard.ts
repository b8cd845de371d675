import { type MiddlewareFunction, matchRoutes, redirectDocument } from "react-router";
import { loadChunk } from "./load-chunk.ts";

const storageKey = "reloaded-for-chunk";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

/**
 * Loads the scripts of the next page before the router does: where one fails, the page is loaded whole
 * once, and the second time the error goes to the page's error boundary. The router alone would reload
 * the page that the visitor is leaving, without end. SPEC 8.
 */
export const guardChunks: MiddlewareFunction<unknown> = async ({ request }, next) => {
  try {
    await Promise.all(modulesFor(new URL(request.url).pathname).map(loadModule));
  } catch (error) {
    console.error(error);
    if (!isFirstFailure(error)) throw error;
    throw redirectDocument(request.url);
  }
  sessionStorage.removeItem(storageKey);
  return next();
};

function loadModule(module: string): Promise<unknown> {
  return loadChunk(
    module,
    () => import(/* @vite-ignore */ module),
    async () => (await fetch(module, { method: "HEAD" })).status,
  );
}

function modulesFor(pathname: string): string[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const childrenOf = (parentId?: string): object[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) =>
        index
          ? { id, index, handle: module }
          : { id, path, handle: module, children: childrenOf(id) },
      );
  const matches = matchRoutes(childrenOf(), pathname) ?? [];
  return matches.map(({ route }) => (route as { handle: string }).handle);
}

function isFirstFailure(error: unknown): boolean {
  const failure = String(error);
  const isFirst = sessionStorage.getItem(storageKey) !== failure;
  sessionStorage.setItem(storageKey, failure);
  return isFirst;
}
