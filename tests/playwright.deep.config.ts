import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox } from "../src/tools/browser/chromium.ts";
import config, { launched } from "./playwright.config.ts";

/** The long versions of browser tests, and all browser tests in the whole Chromium and in Firefox: `npm run test:deep`. */
const executablePath = findFirefox();
if (!executablePath && !process.env["TEST_WORKER_INDEX"])
  console.log(
    "No Firefox found, its tests are left out. Debian: apt-get install firefox-esr; else set FIREFOX.",
  );

const chromium = launched(findChromium());

const firefox = {
  name: "firefox",
  testDir: "browser",
  // axe judges names, roles and colours, which are the same; layout shifts and the sheets of a PDF are Chromium's to tell.
  testIgnore: /(axe|firstView|print)\.spec/,
  use: {
    browserName: "firefox" as const,
    // The system's own Firefox, by WebDriver BiDi.
    channel: "moz-firefox",
    launchOptions: {
      args: ["--remote-allow-system-access"],
      // No requests of its own, no copies of its profile.
      firefoxUserPrefs: {
        "app.normandy.enabled": false,
        "browser.backup.enabled": false,
        // Playwright waits for pages that come back to load, as they do in its Chromium.
        "fission.bfcacheInParent": false,
        // A fine pointer that hovers: without a desktop it finds no mouse.
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
      },
      ...(executablePath && { executablePath }),
    },
    trace: "off" as const,
  },
};

export default defineConfig({
  ...config,
  reporter: "list",
  testMatch: "*.spec.ts",
  grepInvert: [],
  projects: [
    { name: "deep", testDir: "deep", use: chromium },
    { name: "chromium", testDir: "browser", use: chromium },
    ...(executablePath ? [firefox] : []),
  ],
});
