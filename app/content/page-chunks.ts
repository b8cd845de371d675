import { matchRoutes } from "react-router";
import { loadModule } from "./load-module.ts";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

// The router's own tables in the browser: what it would load, and what it has loaded.
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The routes of an address, outermost first, with the scripts that they need. */
export function routesFor(pathname: string): ManifestRoute[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const childrenOf = (parentId?: string): object[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map((route) =>
        route.index
          ? { index: true, handle: route }
          : { path: route.path, handle: route, children: childrenOf(route.id) },
      );
  const matches = matchRoutes(childrenOf(), pathname) ?? [];
  return matches.map(({ route }) => (route as { handle: ManifestRoute }).handle);
}

/** Loads the router's table of routes, and the scripts of the page that the server has sent. */
export async function loadOpenRoutes(manifest: string): Promise<void> {
  await loadModule(manifest);
  const routes = routesFor(location.pathname);
  const modules = await Promise.all(routes.map(({ module }) => loadModule(module)));
  window.__reactRouterRouteModules = Object.fromEntries(
    routes.map(({ id }, index) => [id, modules[index]]),
  );
}

/** Fetches the scripts of a page that may be opened next, without running them. */
export function preloadChunks(pathname: string): void {
  for (const { module, imports = [] } of routesFor(pathname)) {
    for (const file of [module, ...imports]) preloadModule(file);
  }
}

const preloaded = new Set<string>();

function preloadModule(file: string): void {
  if (preloaded.has(file)) return;
  preloaded.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.appendChild(link);
}
