import { randomBytes } from "node:crypto";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { shortClassName } from "./scripts/class-names.ts";
import { leaveOut } from "./scripts/left-out.ts";
import { reactDomServer } from "./scripts/react-dom-server.ts";
import { startScript } from "./scripts/start-script.ts";
import { translationFiles } from "./scripts/translation-files.ts";

// What the worker imports too stays outside the server build, so that wrangler bundles one copy of it.
const sharedWithWorker = /^#(context$|domain\/|content\/)/;

// What every page needs in few files, so that the browser need not fetch dozens of crumbs; the libraries
// in one of their own, which stays in the visitor's cache when only the site changes.
const chunks = [
  // Only a change of page needs it, and it grows with the site.
  { name: "languages", test: /\/app\/domain\/languages\.ts/, priority: 3 },
  { name: "libraries", test: /node_modules\/(?!zod|@formatjs\/icu-(?!.*no-parser))/, priority: 2 },
  { name: "site", test: /\/app\//, minShareCount: 4, priority: 1 },
  { name: "shell", test: /\/app\/(content\/(load|page-chunks)|sections\/error|ui\/contact)/ },
];

// Tables and rules do nothing but stand there: what a page does not use of them it does not bring.
const moduleSideEffects = [{ test: /\/app\/(domain|content)\//, sideEffects: false }];

/**
 * Making a component or a context does nothing else, but the libraries neither say so nor keep from naming it
 * for development: what nobody uses would stay in the bundle.
 */
function unusedComponentsGo(): Plugin {
  return {
    name: "unused-components-go",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/(react-router\/dist\/production|react-intl)/ },
      handler: (code) =>
        code
          .replace(/^[\w.]+\.displayName = "\w+";$/gm, "")
          .replace(
            /= (?=(React(\$1)?\.)?(createContext|forwardRef|memo)\()/g,
            "= /* @__PURE__ */ ",
          ),
    },
  };
}

/**
 * React Intl without its parser in the browser: messages come to it parsed (app/content/compile.ts). Where the
 * site itself asks for the parser it gets it.
 */
function withoutParser(): Plugin {
  const parser = "@formatjs/icu-messageformat-parser";
  return {
    name: "without-parser",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      const isLibrary = importer?.includes("node_modules");
      return id === parser && isLibrary ? this.resolve(`${parser}/no-parser.js`, importer) : null;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship a stale one.
    command === "serve" && cloudflare({ viteEnvironment: { name: "ssr" } }),
    withoutParser(),
    unusedComponentsGo(),
    leaveOut(),
    reactRouter(),
    startScript(),
    translationFiles(),
    reactDomServer(),
  ],
  define: {
    // Known to this build only, so that no markup from elsewhere can carry it: 96 random bits. As long as a
    // nonce, and it starts with a long run of one character, so that worker/placeholder.ts finds it soon.
    __NONCE_PLACEHOLDER__: JSON.stringify(
      `${"~".repeat(8)}${randomBytes(12).toString("base64url")}`,
    ),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Found at the start of a development server, not while somebody waits for the first page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  css: { modules: command === "build" ? { generateScopedName: shortClassName } : {} },
  // One file of styles for all pages: a change of page never waits for another.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          treeshake: { moduleSideEffects },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [sharedWithWorker] } } },
  },
}));
