import { UNSAFE_createClientRoutes as createClientRoutes, matchRoutes } from "react-router";
import type { OpenManifest } from "../start/page-script.ts";
import { loadModule } from "./load-module.ts";

type ManifestRoute = OpenManifest["routes"][string];
type ClientRoutes = ReturnType<typeof createClientRoutes>;

// The router's own tables in the browser: what it would load, what it has loaded, and itself.
declare global {
  interface Window {
    __reactRouterManifest?: OpenManifest;
    __reactRouterRouteModules?: Record<string, unknown>;
    __reactRouterDataRouter?: { patchRoutes(parent: string | null, routes: ClientRoutes): void };
  }
}

/** Takes the routes of the open page from what came with it, and loads their scripts. */
export async function loadOpenRoutes(manifest: OpenManifest): Promise<void> {
  const routes = Object.values(manifest.routes);
  const modules = await Promise.all(routes.map(({ module }) => loadModule(module)));
  window.__reactRouterManifest = manifest;
  window.__reactRouterRouteModules = Object.fromEntries(
    routes.map(({ id }, index) => [id, modules[index]]),
  );
  addEventListener("popstate", holdUntilKnown, true);
}

/** The routes of an address, outermost first, with the scripts that they need. */
export async function routesFor(pathname: string): Promise<ManifestRoute[]> {
  const known = knownRoutes(pathname);
  if (known.length > 0) return known;
  await learnRoutes();
  return knownRoutes(pathname);
}

/** Fetches the scripts of a page that may be opened next, without running them. */
export async function preloadChunks(pathname: string): Promise<void> {
  for (const { module, imports = [] } of await routesFor(pathname)) {
    for (const file of [module, ...imports]) preloadModule(file);
  }
}

function knownRoutes(pathname: string): ManifestRoute[] {
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
  const found = matches.map(({ route }) => (route as { handle: ManifestRoute }).handle);
  // A layout answers alone where its page is not known yet.
  const isWhole = routes.every(({ parentId }) => parentId !== found.at(-1)?.id);
  return isWhole ? found : [];
}

let learning: Promise<void> | undefined;

function learnRoutes(): Promise<void> {
  learning ??= learn().catch((error) => {
    learning = undefined;
    throw error;
  });
  return learning;
}

// The file of all routes puts its table into the place of the one that the router holds and reads.
async function learn(): Promise<void> {
  const open = window.__reactRouterManifest;
  const modules = window.__reactRouterRouteModules;
  if (!open || !modules) return;
  await loadModule(open.url);
  const all = window.__reactRouterManifest?.routes ?? {};
  window.__reactRouterManifest = open;
  const fresh = Object.entries(all).filter(([id]) => !Object.hasOwn(open.routes, id));
  const routes = Object.fromEntries(fresh);
  Object.assign(open.routes, routes);
  const parents = new Set(fresh.map(([, { parentId }]) => parentId));
  for (const parent of parents) {
    if (parent && Object.hasOwn(routes, parent)) continue;
    const children = createClientRoutes(
      routes as never,
      modules as never,
      null,
      true,
      false,
      parent,
    );
    window.__reactRouterDataRouter?.patchRoutes(parent ?? null, children);
  }
}

/** The way back to a page that this one, loaded anew, knows nothing of: the router hears of it once it does. */
function holdUntilKnown(event: PopStateEvent): void {
  if (knownRoutes(location.pathname).length > 0) return;
  event.stopImmediatePropagation();
  removeEventListener("popstate", holdUntilKnown, true);
  learnRoutes().then(
    () => dispatchEvent(new PopStateEvent("popstate", { state: event.state })),
    () => location.reload(),
  );
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
