import { defineConfig } from "vitest/config";

// What needs nothing but the sources; React and replaced modules keep state in a process, so each file has its own.
const unit = ["tests/{domain,words,app}/**/*.test.{ts,tsx}"];

export default defineConfig({
  test: {
    // What failed, with what it said, and a summary.
    reporters: ["minimal"],
    // A busy machine may take longer than vitest's one second to show what a test waits for.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "unit", include: unit } },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: [...unit, "**/node_modules/**"],
          // Builds the production bundle once: these tests talk to it.
          globalSetup: "tests/support/prepare.ts",
          // Files share a process one after another, so that each need not load wrangler and Chromium's driver anew.
          isolate: false,
        },
      },
    ],
  },
});
