import { defineConfig } from "@playwright/test";
import { findChromium } from "../src/cli/browser/browsers.ts";
import config, { firefox, hasFirefox, launched } from "./playwright.config.ts";

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
