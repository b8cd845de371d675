import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { reactDomServer } from "./scripts/react-dom-server.ts";
import { translationFiles } from "./scripts/translation-files.ts";

// What the worker imports too stays outside the server build, so that wrangler bundles one copy of it.
const sharedWithWorker = /^#(context$|domain\/|content\/)/;

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship a stale one.
    command === "serve" && cloudflare({ viteEnvironment: { name: "ssr" } }),
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
  environments: {
    ssr: { build: { rolldownOptions: { external: [sharedWithWorker] } } },
  },
}));
