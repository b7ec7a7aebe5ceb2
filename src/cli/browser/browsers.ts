import { type Browser, chromium } from "@playwright/test";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

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

/** Finds Chromium: the path in `CHROMIUM`, else the system's browser, else Playwright's. */
export const findChromium = (): string | undefined =>
  findExecutable("CHROMIUM", names) ?? [chromium.executablePath()].find(isExecutable);

/**
 * Finds the system's headless shell, which opens a page in less than half the time that Chromium takes. Uses
 * Chromium if there is no shell or if `CHROMIUM` is set.
 */
export const findHeadlessShell = (): string | undefined =>
  findExecutable("CHROMIUM", ["chromium-headless-shell"]) ?? findChromium();

export function launchChromium(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: [...chromiumFlags, ...flags], ...(executablePath && { executablePath }) });
}

export const findFirefox = (): string | undefined => findExecutable("FIREFOX", ["firefox-esr", "firefox"]);

/** Preferences that disable background requests and make Firefox report a mouse, even without a desktop. */
export const firefoxSettings = {
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  // Turns off the back/forward cache, because Playwright waits for a load event, and pages restored from that
  // cache don't fire one.
  "fission.bfcacheInParent": false,
  "dom.ipc.processPrelaunch.enabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

/**
 * Finds a program: the path in the environment variable, or else the first of the names that is in `PATH`.
 */
export function findExecutable(variable: string, names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[variable] ?? "", ...paths].find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
