import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // Builds the production bundle once: most tests talk to it.
    globalSetup: "tests/support/prepare.ts",
    // A busy machine may take longer than vitest's one second to show what a test waits for.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
