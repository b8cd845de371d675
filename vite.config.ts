import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { reactDomServer } from "./scripts/react-dom-server.ts";
import { translationFiles } from "./scripts/translation-files.ts";

// What the worker imports too stays outside the server build, so that wrangler bundles one copy of it.
const sharedWithWorker = /^#(context$|domain\/|content\/)/;

// What every page needs in few files, so that the browser need not fetch dozens of crumbs; the libraries
// in one of their own, which stays in the visitor's cache when only the site changes.
const chunks = [
  // Also used by the script that waits, which must not bring the others with it.
  { name: "preload", test: /preload-helper/, priority: 3 },
  { name: "libraries", test: /node_modules\/(?!zod)/, minShareCount: 2, priority: 2 },
  { name: "site", test: /\/app\//, minShareCount: 4, priority: 1 },
];

// Making a component or a context does nothing else: what nobody uses can go.
const manualPureFunctions = ["React$1.forwardRef", "React$1.createContext"];

/** The router names its components for development, which would keep the unused ones in the bundle. */
function withoutDisplayNames(): Plugin {
  return {
    name: "without-display-names",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production/ },
      handler: (code) => code.replace(/^\w+\.displayName = "\w+";$/gm, ""),
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
    withoutDisplayNames(),
    reactRouter(),
    translationFiles(),
    reactDomServer(),
  ],
  define: {
    // Known to this build only, so that no markup from elsewhere can carry it.
    __NONCE_PLACEHOLDER__: JSON.stringify(`nonce-${crypto.randomUUID()}`),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Found at the start of a development server, not while somebody waits for the first page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  // One file of styles for all pages: a change of page never waits for another.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          treeshake: { manualPureFunctions },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [sharedWithWorker] } } },
  },
}));
