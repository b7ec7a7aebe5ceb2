import { defineConfig } from "@playwright/test";
import { findChromium } from "../src/cli/browser/chromium.ts";
import config, { firefox, hasFirefox, launched } from "./playwright.config.ts";

/** Long versions of browser tests, all in full Chromium, those of calculators in Firefox: `npm run test:deep`. */
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
