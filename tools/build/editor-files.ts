import { appendFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import type { EditorTarget } from "../../editor/config.ts";

/** What facts.json says of the editor. */
export interface EditorFacts {
  repository?: string;
  branch?: string;
  signIn?: string;
}

/** Where the editor saves: the repository of the facts; undefined where they name none. */
export function editorTarget({
  repository,
  branch,
  signIn,
}: EditorFacts = {}): EditorTarget | undefined {
  if (!repository) return undefined;
  const { hostname, pathname } = new URL(repository);
  const common = { repo: pathname.replace(/^\/|(?:\.git)?\/?$/g, ""), branch: branch || "main" };
  const isGitlab = hostname === "gitlab.com";
  return {
    isLocal: false,
    backend: isGitlab
      ? { name: "gitlab", ...common, auth_methods: ["token"] }
      : {
          name: "github",
          ...common,
          ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
        },
  };
}

/** A folder of this computer; the editor asks for it by name. */
export function localTarget(folder: string): EditorTarget {
  // A kind of repository whose state the editor asks nobody about.
  return { isLocal: true, backend: { name: "gitea", repo: `local/${folder}` } };
}

/** The hosts that the editor talks to. */
export function hostsOf({ backend: { name }, isLocal }: EditorTarget): string[] {
  if (isLocal) return [];
  return [name === "gitlab" ? "https://gitlab.com" : "https://api.github.com"];
}

export const editorPath = "/admin";

/** Adds the editor to a folder of files that a site serves: its page, script and fonts, and their headers. */
export async function addEditor(folder: string, target: EditorTarget): Promise<void> {
  await writeEditor(join(folder, editorPath), target);
  appendFileSync(join(folder, "_headers"), headerLines(target));
}

/** Writes the files of the editor into a folder of its own; nothing in them comes from another host. */
export async function writeEditor(folder: string, target: EditorTarget): Promise<void> {
  await build({
    configFile: false,
    root: "editor",
    base: `${editorPath}/`,
    publicDir: false,
    logLevel: "error",
    plugins: [withoutUnused()],
    define: { __EDITOR__: JSON.stringify(target) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: "es2024",
      // The package is minified already.
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
}

/**
 * The headers that differ from those of other files: the editor's styles stand in its markup, it shows pictures from
 * memory and a window for signing in, and talks to where the words are kept. docs/decisions/0042
 */
export function editorHeaders(target: EditorTarget): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' blob: data:",
    "media-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": ["'self'", "blob:", "data:", ...hostsOf(target)].join(" "),
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
  return {
    "Content-Security-Policy": directives.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}

function headerLines(target: EditorTarget): string {
  const lines = Object.entries(editorHeaders(target)).flatMap(([name, value]) => [
    `  ! ${name}`,
    `  ${name}: ${value}`,
  ]);
  return `
${editorPath}/*
${lines.join("\n")}

${editorPath}/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

// What the editor has for code, maps, drawings and texts with formats.
const unused = /^(?:@shikijs\/|svgo|leaflet|terra-draw|turndown)|\/shiki-engine-/;

function withoutUnused(): Plugin {
  return {
    name: "without-unused",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer?.includes("@sveltia/cms") && unused.test(source)) return "\0unused";
    },
    load: (id) => (id === "\0unused" ? "export default {}" : undefined),
  };
}
