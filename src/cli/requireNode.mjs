import { readFileSync } from "node:fs";

/**
 * Exits if Node is too old. This file runs after `npm ci` and at the start of each command, because npm may
 * have failed to install the `node` package: there is no binary for some machines, and npm can skip scripts
 * or optional packages. This file is JavaScript, because old versions of Node can't run TypeScript.
 */
const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const wanted = engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [needed, atLeast = 0] = wanted.split(".").map(Number);

if (major < needed || (major === needed && minor < atLeast)) {
  console.error(
    `This project needs Node ${wanted} or newer. Here is Node ${process.versions.node}, and npm could not bring a newer one for ${process.platform}-${process.arch}: install Node ${needed} from https://nodejs.org/en/download, then run npm ci again.`,
  );
  process.exit(1);
}
