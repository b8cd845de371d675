import { randomBytes } from "node:crypto";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { desk, localVars } from "./scripts/desk.ts";
import { editorInDevelopment } from "./scripts/editor-in-development.ts";
import { factsFile } from "./scripts/facts-file.ts";
import { picturesVersion } from "./scripts/picture-version.ts";
import { reactDomServer } from "./scripts/react-dom-server.ts";
import { showsRenderings } from "./scripts/rendered-pictures.ts";
import { translationFiles } from "./scripts/translation-files.ts";

const worker = "./worker/index.ts";

// The worker of wrangler.toml, but run from its source and with the local desk as its backend.
const developmentWorker = () => ({ main: worker, vars: localVars() });

// The code that every page needs goes into a few files, so that a browser need not fetch dozens of small
// ones. The libraries have a file of their own, which stays cached when only the site changes.
const experience =
  /create-experience|ui\/star-rating|sections\/(drawn|day-program|in-packages|included-lists|picture-prose)\./;
// The experiences' pages share this with the packages' page.
const features = /package-contents|words\/merge|ui\/check-list|sections\/feature-list/;
// Sun and moon are computed for the chart of the northern lights and for a booking.
const sky = /domain\/(darkness|days|moon|sky-)|sections\/(moon-|sky-colours|sky-words)/;
// What a booking shows once something is chosen, and once it is sent.
const booking =
  /domain\/(wish|stay|estimate|plan-link|package-of)|sections\/(wish-|use-wish-|estimate-|sky-(figures|of-week|picture|sentences))/;
// Two pages have a form; what belongs to forms only is theirs.
const forms = /\/app\/(forms\/|domain\/form-input|sections\/form-section)/;
// What the pages that tell have, and not the two with a form nor the plan.
const telling = /sections\/(closing|prose)\.tsx|ui\/icon\.tsx/;
// Two pages have pictures that a click enlarges.
const enlarging = /ui\/use-enlarged/;
const chunks = [
  { name: "lib", test: /node_modules\/(?!zod)|rolldown|preload-helper/, priority: 2 },
  // Only two pages have a form, only the four experience pages share their template, and only a click opens a dialog.
  {
    name: "site",
    test: (id: string) =>
      /\/app\/(?!ui\/modal)/.test(id) &&
      ![forms, telling, experience, features, sky, booking, enlarging].some((part) =>
        part.test(id),
      ),
    minShareCount: 2,
    priority: 1,
  },
  { name: "forms", test: forms, minShareCount: 2 },
  { name: "telling", test: telling, minShareCount: 2 },
  { name: "sky", test: (id: string) => sky.test(id) && !id.endsWith(".css"), minShareCount: 2 },
  { name: "booking", test: booking, minShareCount: 2 },
  { name: "zoom", test: enlarging, minShareCount: 2 },
  { name: "features", test: features, minShareCount: 2 },
  { name: "experience", test: experience, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    // In a build this plugin would make later deploys skip wrangler's own [build] and ship stale code.
    command === "serve" &&
      cloudflare({ viteEnvironment: { name: "ssr" }, config: developmentWorker() }),
    desk(),
    editorInDevelopment(),
    factsFile(),
    translationFiles(),
    reactRouter(),
    reactDomServer(),
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
  css: { modules: command === "build" ? { generateScopedName: "[hash:base52:4]" } : {} },
  // A slow machine is no news to who starts the site.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      define: {
        // Only this build knows the placeholder (96 random bits), so no markup from elsewhere can contain it.
        // It is as long as a nonce and starts with a long run of one character, so that worker/placeholder.ts
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
