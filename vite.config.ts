import { randomBytes } from "node:crypto";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { desk, localVars } from "./tools/vite/desk.ts";
import { editorInDevelopment } from "./tools/vite/editor-in-development.ts";
import { picturesVersion, showsRenderings } from "./tools/vite/pictures.ts";
import { translationFiles } from "./tools/vite/translation-files.ts";

const worker = "./worker/index.ts";

// The worker of wrangler.toml, but run from its source and with the local desk as its backend.
const developmentWorker = () => ({ main: worker, vars: localVars() });

// The libraries have a file of their own, which stays cached when only the site changes. What several pages share is one
// file too: without it a page asks for thirty small ones.
const chunks = [
  { name: "lib", test: /node_modules\/(?!zod)|rolldown|preload-helper/, priority: 1 },
  { name: "site", minShareCount: 4 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship stale code.
    command === "serve" &&
      cloudflare({ viteEnvironment: { name: "ssr" }, config: developmentWorker() }),
    desk(),
    editorInDevelopment(),
    translationFiles(),
    reactRouter(),
  ],
  define: {
    __PICTURES_VERSION__: JSON.stringify(picturesVersion()),
    __SHOWS_RENDERINGS__: JSON.stringify(showsRenderings()),
  },
  resolve: {
    alias: [
      // The catalogues are already parsed, so React Intl needs no parser, as its documentation describes.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  // Vite finds dependencies when the development server starts, not while somebody waits for the first page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  css: { modules: command === "build" ? { generateScopedName: "[hash:base52:6]" } : {} },
  // A slow machine is no news to who starts the site.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      define: {
        // Only this build knows the placeholder (96 random bits), so no markup from elsewhere can contain it.
        // It is as long as a nonce and starts with a long run of one character, so that worker/pages/nonce.ts
        // finds it quickly.
        __NONCE_PLACEHOLDER__: JSON.stringify(
          `${"~".repeat(8)}${randomBytes(12).toString("base64url")}`,
        ),
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
