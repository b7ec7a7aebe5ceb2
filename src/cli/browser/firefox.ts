import { inPath, isExecutable } from "./inPath.ts";

/** Path of Firefox: `FIREFOX` or the system's; undefined if there is none. */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX"] ?? "", ...inPath(["firefox-esr", "firefox"])].find(isExecutable);
}

/**
 * Preferences that disable Firefox's own requests and declare a mouse, which it would otherwise detect on a
 * desktop.
 */
export const firefoxSettings = {
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  // Playwright waits for the load event of pages from the back/forward cache, which does not fire.
  "fission.bfcacheInParent": false,
  // Disables starting a process in advance for the next page.
  "dom.ipc.processPrelaunch.enabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};
