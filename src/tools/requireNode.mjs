import { readFileSync } from "node:fs";

/**
 * Runs after `npm ci`, under the Node that npm has brought (the package `node`) or, where there is none for the machine,
 * under its own one: prints which to install if that is too old. In JavaScript, for a Node of any age.
 */
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const wanted = engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [needed, atLeast = 0] = wanted.split(".").map(Number);

if (major < needed || (major === needed && minor < atLeast)) {
  console.error(
    `This project needs Node ${wanted} or newer. Here is Node ${process.versions.node}, and npm could not bring a newer one for ${process.platform}-${process.arch}: install Node ${needed} from https://nodejs.org/en/download, then run npm ci again.`,
  );
  process.exitCode = 1;
}
