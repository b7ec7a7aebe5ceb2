import { defineConfig } from "vitest/config";

/** Tests that replace a module: each needs modules of its own. */
const replacing = ["tests/unit/components/prose.test.ts", "tests/hosting/verify/ownHosts.test.ts"];

/**
 * Unit and reference tests, and tests of the built site (`DIST`, by default dist/) as files and on real web
 * servers.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["tests/{unit,dist,hosting,reference}/**/*.test.{ts,tsx}"],
          exclude: replacing,
          // Importing the site's modules for each file took a third of the run.
          isolate: false,
        },
      },
      { extends: true, test: { name: "replacing", include: replacing } },
    ],
    pool: "forks",
    maxWorkers: 2,
    // Even on a busy machine, the slowest test takes only a fifth of the limit.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    tags: [{ name: "slow", description: "Left out of npm test" }],
    reporters: ["default", ["json", { outputFile: ".cache/tests/vitest.json" }]],
  },
});
