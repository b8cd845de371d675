/** The router's manifest with the routes of the open page alone, as `LaterScripts` sends it. */
export interface OpenManifest {
  /** The file that holds all routes. */
  url: string;
  routes: Record<string, ManifestRoute>;
  /** What has to run before everything else in development: the hot reload. */
  hmr?: { runtime: string };
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

/** Asks for all files of the page at once, so that none waits for another to name it. */
export async function preloadPage({ routes, hmr }: OpenManifest): Promise<void> {
  if (import.meta.env.DEV && hmr) await import(/* @vite-ignore */ hmr.runtime);
  const files = Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
  for (const file of new Set(files)) {
    const link = document.createElement("link");
    document.head.appendChild(Object.assign(link, { rel: "modulepreload", href: file }));
  }
}

export function readManifest(): OpenManifest {
  const script = document.querySelector<HTMLScriptElement>("[data-manifest]");
  return JSON.parse(script?.dataset.manifest ?? "");
}
