import { chromium } from "@playwright/test";
import { inPath, isExecutable } from "./inPath.ts";

/** Flags under which Chromium runs without a desktop and makes no request of its own. */
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

/** Path of a Chromium: the one that `CHROMIUM` names, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM"] ?? "", ...inPath(names), chromium.executablePath()].find(isExecutable);
}

/**
 * Path of the system's Chromium without a window to draw, which opens a page in less than half the time; the usual one
 * where there is none, or where `CHROMIUM` names one.
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env["CHROMIUM"];
  return (named ? [] : inPath(["chromium-headless-shell"])).find(isExecutable) ?? findChromium();
}
