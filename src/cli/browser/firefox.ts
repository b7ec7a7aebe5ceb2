import { inPath, isExecutable } from "./inPath.ts";

/** Path of Firefox: `FIREFOX` or the system's; undefined if there is none. */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX"] ?? "", ...inPath(["firefox-esr", "firefox"])].find(isExecutable);
}

/** Preferences that disable Firefox's own requests, and that report a mouse even without a desktop. */
export const firefoxSettings = {
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  // Playwright waits for a load event, which pages from the back/forward cache don't fire.
  "fission.bfcacheInParent": false,
  // Firefox would start a process in advance for the next page.
  "dom.ipc.processPrelaunch.enabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};
