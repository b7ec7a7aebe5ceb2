import { defineConfig } from "@playwright/test";
import { findChromium } from "../src/cli/browser/chromium.ts";
import config, { firefox, hasFirefox, launched } from "./playwright.config.ts";

/** The long browser tests of `npm run test:deep`: all in full Chromium, those of calculators in Firefox too. */
const chromium = launched(findChromium());

export default defineConfig({
  ...config,
  reporter: "list",
  testMatch: "*.spec.ts",
  grepInvert: [],
  projects: [
    { name: "deep", testDir: "deep", use: chromium },
    { name: "chromium", testDir: "browser", use: chromium },
    ...(hasFirefox() ? [firefox] : []),
  ],
});
