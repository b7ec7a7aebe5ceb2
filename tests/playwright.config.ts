import { createServer } from "node:http";
import { defineConfig } from "@playwright/test";
import { listen } from "../src/cli/serve/server.ts";
import {
  chromiumFlags,
  findChromium,
  findHeadlessShell,
  findFirefox,
  firefoxSettings,
} from "../src/cli/browser/browsers.ts";

const dist = process.env["DIST"] ?? "dist";
const baseURL = `http://localhost:${await port()}`;

/** Tests that need full Chromium for exact text positions, picture loading or PDF pages. */
const exact = /(firstView|print|typeface)\.spec/;

/**
 * Runs the tests of calculators, scrolling and time-dependent components in a second browser engine. With this
 * configuration, only tests tagged `@firefox` run. With playwright.deep.config.ts, all of them run.
 */
export const firefox = {
  name: "firefox",
  testDir: "browser",
  testMatch: /(calculators|calculatorPage|callBar|fadeIn|notice|triage)\.spec/,
  use: {
    browserName: "firefox" as const,
    // Selects WebDriver BiDi, which an unmodified Firefox supports.
    channel: "moz-firefox",
    launchOptions: {
      executablePath: `${import.meta.dirname}/../src/cli/browser/firefoxForPlaywright.ts`,
      firefoxUserPrefs: firefoxSettings,
      timeout: 170_000,
    },
    trace: "off" as const,
  },
};

export default defineConfig({
  testDir: "browser",
  outputDir: "../.cache/tests/browser",
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  // Assumes two cores. A third worker uses the time that other tests spend waiting for transitions.
  workers: 3,
  grepInvert: /@long/,
  // Even on a machine five times slower than usual, the slowest test takes only a fifth of the limit.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "../.cache/tests/playwright.json" }]],
  use: {
    baseURL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Tracing every test would make the run 25% longer.
    trace: "on-first-retry",
  },
  // One worker starts a large browser once, and begins with it, so that it does not finish last.
  projects: [
    ...(hasFirefox() ? [{ ...firefox, grep: /@firefox/, workers: 1 }] : []),
    { name: "chromium", testMatch: exact, workers: 1, use: launched(findChromium()) },
    { name: "headless-shell", testIgnore: exact, use: launched(findHeadlessShell()) },
  ],
  webServer: {
    command: `tsx src/cli/preview.ts --plain --dist ${JSON.stringify(dist)} --port ${new URL(baseURL).port}`,
    cwd: `${import.meta.dirname}/..`,
    url: baseURL,
    timeout: 300_000,
  },
});

/** Without a path, Playwright uses its own Chromium. */
export function launched(executablePath: string | undefined) {
  return { launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) } };
}

/**
 * Returns whether Firefox is installed. Reports a missing Firefox once, not in every worker.
 *
 * @throws Error in CI, where all browsers are required
 */
export function hasFirefox(): boolean {
  if (findFirefox()) return true;
  const missing = "No Firefox found (package firefox-esr, or its path in FIREFOX): its tests are left out.";
  if (process.env["CI"]) throw new Error(missing);
  if (!process.env["TEST_WORKER_INDEX"]) console.log(missing);
  return false;
}

/** Workers load this file again and need the same port, so the environment stores it. */
async function port(): Promise<string> {
  const known = process.env["BROWSER_TEST_PORT"];
  if (known) return known;
  const probe = createServer();
  const free = String(await listen(probe, 4400));
  await new Promise((closed) => probe.close(closed));
  process.env["BROWSER_TEST_PORT"] = free;
  return free;
}
