import { inPath, isExecutable } from "./inPath.ts";

/** Path of a Firefox: the one that `FIREFOX` names, or the system's; undefined if there is none. */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX"] ?? "", ...inPath(["firefox-esr", "firefox"])].find(isExecutable);
}

/** Settings under which Firefox makes no request of its own and has a mouse, which it looks for on a desktop. */
export const firefoxSettings = {
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  // Playwright waits for a page that comes back to load, as in its Chromium.
  "fission.bfcacheInParent": false,
  // A page starts no process for the next one.
  "dom.ipc.processPrelaunch.enabled": false,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};
