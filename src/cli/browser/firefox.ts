import { findExecutable } from "./findExecutable.ts";

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
