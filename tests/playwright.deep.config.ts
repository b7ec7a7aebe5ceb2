import { defineConfig } from "@playwright/test";
import { findChromium } from "../src/tools/browser/chromium.ts";
import config, { launched } from "./playwright.config.ts";

/** The long versions of browser tests, and all browser tests in the whole Chromium: `npm run test:deep`. */
const chromium = launched(findChromium());

export default defineConfig({
  ...config,
  reporter: "list",
  testMatch: "*.spec.ts",
  grepInvert: [],
  projects: [
    { name: "deep", testDir: "deep", use: chromium },
    { name: "chromium", testDir: "browser", use: chromium },
  ],
});
