import { defineConfig } from "vitest/config";

// Test files share a process one after another, so that each need not load wrangler and Chromium's driver anew;
// React keeps state of its own in a process, so what renders in it does not.
const apart = ["tests/app/**/*.test.{ts,tsx}", "tests/domain/slugs-beyond-ascii.test.ts"];

export default defineConfig({
  test: {
    // Builds the production bundle once: most tests talk to it.
    globalSetup: "tests/support/prepare.ts",
    // A busy machine may take longer than vitest's one second to show what a test waits for.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "apart", include: apart } },
      {
        extends: true,
        test: {
          name: "together",
          include: ["tests/**/*.test.ts"],
          exclude: [...apart, "**/node_modules/**"],
          isolate: false,
        },
      },
    ],
  },
});
