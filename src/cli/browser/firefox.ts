import { inPath, isExecutable } from "./inPath.ts";

/**
 * Finds Firefox: first the path in `FIREFOX`, then the system's browser. Returns undefined if there is none.
 */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX"] ?? "", ...inPath(["firefox-esr", "firefox"])].find(isExecutable);
}

/** Preferences that disable background requests and make Firefox report a mouse, even without a desktop. */
export const firefoxSettings = {
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  // Playwright waits for a load event, which pages from the back/forward cache don't fire.
  "fission.bfcacheInParent": false,
  "dom.ipc.processPrelaunch.enabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};
