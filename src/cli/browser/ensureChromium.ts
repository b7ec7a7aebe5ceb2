import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { findChromium } from "./chromium.ts";

type Way = { fits: boolean; description: string; commands: string[][] };

/**
 * Node runs Playwright's CLI directly, because the file in node_modules/.bin is not executable on Windows.
 */
const playwright = [process.execPath, createRequire(import.meta.url).resolve("@playwright/test/cli")];

/** Ways to install Chromium; the first that fits the system is used. */
const ways: Way[] = [
  {
    fits: process.getuid?.() === 0 && existsSync("/etc/debian_version"),
    description: "the system's package chromium",
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    ],
  },
  { fits: true, description: "Playwright's Chromium", commands: [[...playwright, "install", "chromium"]] },
];

for (const { fits, description, commands } of ways) {
  if (findChromium() || !fits) continue;
  console.log(`The browser tests need Chromium, which was not found: installing ${description} …`);
  commands.every(([command = "", ...args]) => run(command, args));
}
const found = findChromium();
if (found) console.log(`Browser tests run in ${found}`);
else {
  console.error(
    "The browser tests need Chromium: install your system's package chromium, or set CHROMIUM to its path.",
  );
  process.exitCode = 1;
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
