import { chromium } from "@playwright/test";
import { inPath, isExecutable } from "./inPath.ts";

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

/**
 * Finds Chromium: first the path in `CHROMIUM`, then the system's browser, then Playwright's. Returns
 * undefined if there is none.
 */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM"] ?? "", ...inPath(names), chromium.executablePath()].find(isExecutable);
}

/**
 * Finds the system's headless shell, which opens a page in less than half the time that Chromium takes. Uses
 * Chromium if there is no shell or if `CHROMIUM` is set.
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env["CHROMIUM"];
  return (named ? [] : inPath(["chromium-headless-shell"])).find(isExecutable) ?? findChromium();
}
