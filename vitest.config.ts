import { defineConfig } from "vitest/config";
import { picturesVersion } from "./tools/vite/pictures.ts";
import { filledCatalogues } from "./tools/vite/translation-files.ts";

// What needs nothing but the sources.
const unit = ["tests/{docs,domain,tools}/**/*.test.ts"];
const app = ["tests/app/**/*.test.{ts,tsx}"];
const prepare = "tests/support/prepare.ts";

// What changes a page that stands there: these run once more for visitors who read it through a browser's translator.
const changing =
  "accordion,booking-form,booking-plan,contact-form,error-summary,form-states,gallery,header,languages,lightbox,navigation,plan,toast";

// `npm run test:long`: the same tests with as many cases as a patient machine can take. docs/reliability.md
const long = { env: { FUZZ_TIMES: "100", STORM_VISITORS: "400", EVERY_CASE: "1" } };

export default defineConfig(({ mode }) => ({
  plugins: [filledCatalogues()],
  define: {
    __PICTURES_VERSION__: JSON.stringify(picturesVersion()),
    __SHOWS_RENDERINGS__: "true",
  },
  test: {
    // What failed, with what it said, and a summary.
    reporters: ["minimal"],
    // They only end what hangs. A test waits for what it tells of, however busy the machine is, and not for a time.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share a process one after another, so that each need not load React, wrangler and Chromium's driver anew.
    isolate: false,
    ...(mode === "long" && long),
    // Half of the time a test in a browser waits.
    maxWorkers: 4,
    projects: [
      { extends: true, test: { name: "unit", include: unit } },
      {
        extends: true,
        // React and its renderer keep state in a process, so each file has its own.
        test: { name: "app", include: app, isolate: true },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: [...unit, ...app, "**/node_modules/**"],
          // Builds the production bundle once: these tests talk to it.
          globalSetup: prepare,
        },
      },
      {
        extends: true,
        test: {
          name: "translated",
          include: [`tests/browser/{${changing}}.test.ts`],
          env: { TRANSLATED: "1" },
          globalSetup: prepare,
        },
      },
    ],
  },
}));
