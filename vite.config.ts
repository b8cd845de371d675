import { randomBytes } from "node:crypto";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { inbox, inboxUrl } from "./scripts/inbox.ts";
import { reactDomServer } from "./scripts/react-dom-server.ts";
import { translationFiles } from "./scripts/translation-files.ts";

const worker = "./worker/index.ts";

// As wrangler.toml describes it, but from its source, and with the inbox that comes along.
const developmentWorker = { main: worker, vars: { BACKEND_URL: inboxUrl } };

// What every page needs comes in few files, so that a browser need not fetch dozens of crumbs; the libraries are a
// file of their own, which stays in the visitor's cache when only the site changes.
const chunks = [
  { name: "libraries", test: /node_modules\/(?!zod)|rolldown|preload-helper/, priority: 2 },
  { name: "forms", test: /\/app\/forms\//, minShareCount: 2, priority: 1 },
  { name: "site", test: /\/app\//, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship a stale one.
    command === "serve" &&
      cloudflare({ viteEnvironment: { name: "ssr" }, config: developmentWorker }),
    inbox(),
    translationFiles(),
    reactRouter(),
    reactDomServer(),
  ],
  resolve: {
    alias: [
      // The words come parsed: React Intl does without its parser, as its documentation describes.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  // Found at the start of a development server, not while somebody waits for the first page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  css: { modules: command === "build" ? { generateScopedName: "[hash:base52:4]" } : {} },
  // One file of styles for all pages: a change of page never waits for another.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      define: {
        // Known to this build only, so that no markup from elsewhere can carry it: 96 random bits. As long as a
        // nonce, and it starts with a long run of one character, so that worker/placeholder.ts finds it soon.
        __NONCE_PLACEHOLDER__: JSON.stringify(
          `${"~".repeat(8)}${randomBytes(12).toString("base64url")}`,
        ),
        __BUILT_ON__: JSON.stringify(new Date().toISOString().slice(0, 10)),
        ...(command === "build" && { "process.env.NODE_ENV": '"production"' }),
      },
      resolve: {
        noExternal: true,
        conditions: ["workerd", "worker", "module", "browser", "development|production"],
      },
      build: {
        rolldownOptions: {
          input: worker,
          external: [/^cloudflare:/, /^node:/],
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
