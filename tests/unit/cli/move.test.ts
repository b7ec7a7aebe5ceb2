import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { movePage } from "../../../src/cli/move.ts";

let content: string;
const read = (file: string) => readFileSync(join(content, file), "utf8");

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), "move-"));
  mkdirSync(join(content, "solutions"));
  writeFileSync(
    join(content, "navigation.yaml"),
    "menu:\n  - href: /solutions/vans # ours\nredirects:\n  - from: /solutions/vans-old\n    to: /solutions/vans\n  - from: /solutions/reefers\n    to: /about\nfooter: 1\n",
  );
  writeFileSync(
    join(content, "solutions/vans.yaml"),
    "text: See [us](/solutions/vans#part), /solutions/vans-old.\n",
  );
});
afterEach(() => rmSync(content, { recursive: true }));

test("moving a page keeps its comments and updates links and redirects", () => {
  movePage(content, "/solutions/vans", "/solutions/reefers");
  expect(read("solutions/reefers.yaml")).toBe(
    "text: See [us](/solutions/reefers#part), /solutions/vans-old.\n",
  );
  expect(read("navigation.yaml")).toBe(
    "menu:\n  - href: /solutions/reefers # ours\nredirects:\n  - from: /solutions/vans\n    to: /solutions/reefers\n  - from: /solutions/vans-old\n    to: /solutions/reefers\nfooter: 1\n",
  );
});

test("a text page's URL has no folder", () => {
  mkdirSync(join(content, "texts"));
  writeFileSync(join(content, "texts/terms.yaml"), "text: words\n");
  movePage(content, "/terms", "/conditions");
  expect(read("texts/conditions.yaml")).toBe("text: words\n");
});

test("a manual rename is completed", () => {
  renameSync(join(content, "solutions/vans.yaml"), join(content, "solutions/reefers.yaml"));
  movePage(content, "/solutions/vans", "/solutions/reefers");
  expect(read("navigation.yaml")).toContain("  - from: /solutions/vans\n    to: /solutions/reefers\n");
});

test("a page that has already moved gets no second redirect", () => {
  renameSync(join(content, "solutions/vans.yaml"), join(content, "solutions/boxes.yaml"));
  movePage(content, "/solutions/reefers", "/solutions/boxes");
  expect(read("navigation.yaml").match(/from: \/solutions\/reefers\n.*/g)).toEqual([
    "from: /solutions/reefers\n    to: /solutions/boxes",
  ]);
});

test.each([
  ["/solutions/trucks", "/solutions/reefers", /no .*trucks/],
  ["/solutions/vans", "/solutions/vans", /already exists/],
  ["/solutions/vans", "/Solutions/Reefers", /not the URL path/],
  ["/about", "/us", /not those in pages/],
])("%s to %s is refused, and nothing changes", (from, to, message) => {
  expect(() => movePage(content, from, to)).toThrow(message);
  expect(read("navigation.yaml")).toContain("href: /solutions/vans # ours");
});
