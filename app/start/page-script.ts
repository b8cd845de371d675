/** What `LaterScripts` says about the page, in the attributes of its script element. */
interface PageScript {
  /** The router's table of routes. */
  manifest: string;
  /** The module that brings the page to life: the root route's. */
  root: string;
  /** Every file that the page needs, however deep the files import each other. */
  files: string[];
  /** What has to run before everything else in development: the hot reload. */
  runtime?: string;
}

/** Asks for all files of the page at once, so that none waits for another to name it. */
export async function preloadPage({ manifest, files, runtime }: PageScript): Promise<void> {
  if (runtime) await import(/* @vite-ignore */ runtime);
  for (const file of [manifest, ...files]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.appendChild(link);
  }
}

export function readPageScript(): PageScript {
  const script = document.querySelector<HTMLScriptElement>("script[data-manifest]");
  const { manifest = "", root = "", files = "", runtime } = script?.dataset ?? {};
  return { manifest, root, files: files.split(" "), runtime };
}
