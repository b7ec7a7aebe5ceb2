import "../requireNode.mjs";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findChromium } from "./browsers.ts";

/**
 * Playwright's CLI script. Node runs it, because the file in node_modules/.bin is not executable on Windows.
 */
const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");

const isDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
if (isDebian)
  install(
    "the system's package chromium",
    "apt-get update && apt-get install -y --no-install-recommends chromium",
  );
install("Playwright's Chromium", `"${process.execPath}" "${playwright}" install chromium`);

const found = findChromium();
if (found) console.log(`Browser tests run in ${found}`);
else {
  console.error(
    "The browser tests need Chromium: install your system's package chromium, or set CHROMIUM to its path.",
  );
  process.exitCode = 1;
}

function install(name: string, command: string): void {
  if (findChromium()) return;
  console.log(`The browser tests need Chromium, which was not found: installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], env });
}
