import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "../../../src/build/content/yaml.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";

test.each<[string, (path: string) => unknown, string]>([
  ["nothing", () => {}, ":1:1: is missing"],
  ["a folder", (path) => mkdirSync(path), ":1:1: is a folder"],
  ["a device", (path) => symlinkSync("/dev/zero", path), ":1:1: is a symbolic link or a device"],
  [
    "two megabytes",
    (path) => {
      writeFileSync(path, "");
      truncateSync(path, 2e6);
    },
    ":1:1: is 2 MB",
  ],
  ["Latin-1", (path) => writeFileSync(path, Buffer.from("a: 1\nb: 42 °C", "latin1")), ":2:7: "],
])("%s instead of a file is rejected", (_, make, message) => {
  const folder = mkdtempSync(join(tmpdir(), "reading-"));
  const path = join(folder, "a.yaml");
  make(path);
  const problem = readText(path);
  rmSync(folder, { recursive: true });
  expect(typeof problem === "object" && formatProblem(problem)).toContain(`a.yaml${message}`);
});
