import { defineConfig } from "vitest/config";

/** Unit tests of the source, tests of the built site (`DIST`, else dist/), and tests of it on real web servers. */
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
    // Five times the slowest test's time on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ["default", ["json", { outputFile: ".cache/tests/vitest.json" }]],
  },
});
