import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { translationFiles } from "./scripts/translation-files.ts";

// What the worker imports too stays outside the server build, so that wrangler bundles one copy of it.
const sharedWithWorker = /^#(context$|domain\/|content\/)/;

// What every page needs in few files, so that the browser need not fetch dozens of crumbs; the libraries
// in one of their own, which stays in the visitor's cache when only the site changes.
const chunks = [
  { name: "libraries", test: /node_modules\/(?!zod)/, minShareCount: 2, priority: 2 },
  { name: "site", test: /\/app\//, minShareCount: 4, priority: 1 },
];

// The router names its components after making them, which keeps those in the bundle that nobody uses, unless
// it is known that making them does nothing else.
const manualPureFunctions = ["React$1.forwardRef", "React$1.createContext", "React.createContext"];

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship a stale one.
    command === "serve" && cloudflare({ viteEnvironment: { name: "ssr" } }),
    reactRouter(),
    translationFiles(),
  ],
  define: {
    // Known to this build only, so that no markup from elsewhere can carry it.
    __NONCE_PLACEHOLDER__: JSON.stringify(`nonce-${crypto.randomUUID()}`),
    __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Found at the start of a development server, not while somebody waits for the first page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
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
