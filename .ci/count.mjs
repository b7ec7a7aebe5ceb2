import { existsSync, readFileSync } from "node:fs";

/**
 * Prints how many tests passed and failed, from the reports of Vitest and Playwright.
 * A run that failed outside any test (lint, types, build, links) counts as one failure.
 */
const read = (name) => {
  const path = `.cache/tests/${name}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
};
const unit = read("vitest");
const browser = read("playwright")?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
const runFailed = process.argv[2] !== "0";
if (failed === 0 && runFailed)
  console.log(
    "No test failed, but the run did: see above for what style, types, the build or the links lack.",
  );
console.log(`${passed} passed, ${failed === 0 && runFailed ? 1 : failed} failed`);
