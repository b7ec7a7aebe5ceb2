import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/** Sees to it that there is a Chromium for the browser tests: finds one, else installs one, else says how. */
const ways: { fits: boolean; commands: string[][] }[] = [
  {
    fits: process.getuid?.() === 0 && existsSync("/etc/debian_version"),
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    ],
  },
  { fits: true, commands: [["playwright", "install", "chromium"]] },
];

for (const { fits, commands } of ways) {
  if (findChromium() || !fits) continue;
  console.log(`No Chromium found. Running: ${commands.map((command) => command.join(" ")).join(" && ")}`);
  commands.every(([command = "", ...args]) => run(command, args));
}
const found = findChromium();
if (found) console.log(`Browser tests run in ${found}`);
else {
  console.error(
    "The browser tests need Chromium: install your system's package chromium, or set CHROMIUM to the path of one.",
  );
  process.exitCode = 1;
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
