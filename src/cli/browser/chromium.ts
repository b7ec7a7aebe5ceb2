import { chromium } from "@playwright/test";
import { inPath, isExecutable } from "./inPath.ts";

/** Flags to run Chromium without a desktop, and without requests that no page makes. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of Chromium: `CHROMIUM`, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM"] ?? "", ...inPath(names), chromium.executablePath()].find(isExecutable);
}

/**
 * The system's headless shell, which opens a page in less than half the time. Falls back to Chromium, or to
 * `CHROMIUM` if it is set.
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env["CHROMIUM"];
  return (named ? [] : inPath(["chromium-headless-shell"])).find(isExecutable) ?? findChromium();
}
