import { defineConfig } from "vitest/config";

/**
 * Unit and reference tests, and tests of the built site (`DIST`, by default dist/) as files and on real web
 * servers.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: [
      "tests/unit/**/*.test.{ts,tsx}",
      "tests/dist/**/*.test.ts",
      "tests/hosting/**/*.test.ts",
      "tests/reference/*.test.ts",
    ],
    pool: "forks",
    maxWorkers: 2,
    // Even on a busy machine, the slowest test takes only a fifth of the limit.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ["default", ["json", { outputFile: ".cache/tests/vitest.json" }]],
  },
});
