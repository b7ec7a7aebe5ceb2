import { createServer } from "node:http";
import { defineConfig } from "@playwright/test";
import { listen } from "../src/build/serve.ts";
import { chromiumFlags, findChromium } from "../src/tools/chromium.ts";

/** Real-browser tests of the built site (`DIST`, else dist/), on one server for the whole run. */
const dist = process.env["DIST"] ?? "dist";
const baseURL = `http://localhost:${await port()}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: "browser",
  snapshotPathTemplate: "browser/aria/{arg}{ext}",
  outputDir: "../.cache/tests/browser",
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  // More than two cores have: many tests wait for a slide to turn or for a page to stay still.
  workers: 3,
  grepInvert: /@long/,
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "../.cache/tests/playwright.json" }]],
  use: {
    baseURL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Recording every test would cost a quarter of the time.
    trace: "on-first-retry",
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: `tsx src/tools/preview.ts --dist ${JSON.stringify(dist)} --port ${new URL(baseURL).port}`,
    cwd: `${import.meta.dirname}/..`,
    url: baseURL,
  },
});

/** A free port, found once: workers read this file too, and have to be told of the same server. */
async function port(): Promise<string> {
  const known = process.env["BROWSER_TEST_PORT"];
  if (known) return known;
  const probe = createServer();
  const free = String(await listen(probe, 4400));
  await new Promise((closed) => probe.close(closed));
  process.env["BROWSER_TEST_PORT"] = free;
  return free;
}
