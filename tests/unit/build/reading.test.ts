import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "../../../src/build/content/readYaml.ts";
import { ContentError, formatProblem } from "../../../src/build/lib/problems.ts";
import { readPoints } from "../../../src/content/picturePoints.ts";

test.each<[string, (path: string) => unknown, string]>([
  ["nothing", () => {}, ":1:1: is missing"],
  ["a folder", (path) => mkdirSync(path), ":1:1: is a folder"],
  ["a broken link", (path) => symlinkSync("nowhere", path), ":1:1: is a link or a device"],
  ["a device", (path) => symlinkSync("/dev/zero", path), ":1:1: is a link or a device"],
  ["a pipe", (path) => execFileSync("mkfifo", [path]), ":1:1: is a link or a device"],
  [
    "two megabytes",
    (path) => {
      writeFileSync(path, "");
      truncateSync(path, 2e6);
    },
    ":1:1: is 2 MB",
  ],
  ["Latin-1", (path) => writeFileSync(path, Buffer.from("a: 1\nb: 42 °C", "latin1")), ":2:7: "],
  ["UTF-16", (path) => writeFileSync(path, Buffer.from("a: 1", "utf16le")), ":1:2: "],
])("%s in place of a file is refused", (_, make, message) => {
  const folder = mkdtempSync(join(tmpdir(), "reading-"));
  const path = join(folder, "a.yaml");
  make(path);
  const problem = readText(path);
  rmSync(folder, { recursive: true });
  expect(typeof problem === "object" && formatProblem(problem)).toContain(`a.yaml${message}`);
});

const place = { file: "a.yaml", line: 1, column: 2 };

test("a long message is cut, and so are many", () => {
  expect(formatProblem({ ...place, message: "x".repeat(4000) }).length).toBeLessThan(650);
  const problems = Array.from({ length: 1000 }, () => ({ ...place, message: "x".repeat(4000) }));
  expect(new ContentError(problems).message.length).toBeLessThan(20_000);
  expect(new ContentError(problems).message).toMatch(/\nand \d+ more$/);
  const points = Object.fromEntries(problems.map((_, index) => [`${"k".repeat(200)}${index}`, 1]));
  expect(readPoints(JSON.stringify(points)).length).toBeLessThan(200);
});

test("characters that turn a terminal's text around are written as escapes", () => {
  const message = formatProblem({ ...place, file: "a\u202egpj.yaml", message: "b\u2066c\u200bd\u2028e" });
  expect(message).toBe("a\\u202egpj.yaml:1:2: b\\u2066c\\u200bd\\u2028e");
});
