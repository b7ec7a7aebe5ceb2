import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { afterEach, beforeEach, expect, test } from "vitest";
import { strayFiles } from "../../../src/build/content/unknownFiles.ts";
import { textPage } from "../../../src/content/pages.ts";
import { folders } from "../../../src/content/schema.ts";
import { movePage } from "../../../src/edit/movePage.ts";

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

test("moving a page updates links", async () => {
  await movePage(content, "/solutions/vans", "/solutions/reefers");
  expect(read("solutions/reefers.yaml")).toBe(
    "text: See [us](/solutions/reefers#part), /solutions/vans-old.\n",
  );
  expect(read("navigation.yaml")).toBe(
    "menu:\n  - href: /solutions/reefers # ours\nredirects:\n  - from: /solutions/vans\n    to: /solutions/reefers\n  - from: /solutions/vans-old\n    to: /solutions/reefers\nfooter: 1\n",
  );
});

test.each([["/about"], ["/news"], ["/images"], ["/404"]])("a text page can't move to %s", async (to) => {
  mkdirSync(join(content, "texts"));
  writeFileSync(join(content, "texts/terms.yaml"), "text: words\n");
  await expect(movePage(content, "/terms", to)).rejects.toThrow("is taken");
});

test("a page of a new folder can be moved", async () => {
  Object.assign(folders, { guides: { path: "guides", url: "/guides/", schema: textPage } });
  mkdirSync(join(content, "guides"));
  writeFileSync(join(content, "guides/leaks.yaml"), "intro: words\n");
  await movePage(content, "/guides/leaks", "/guides/repairs");
  expect(strayFiles(content).problems).toEqual([]);
  expect(read("guides/repairs.yaml")).toBe("intro: words\n");
  Reflect.deleteProperty(folders, "guides");
});

const pair = "from: /solutions/vans-old, to: /solutions/vans";
test.each([
  ["Windows line ends", `redirects:\r\n  - { ${pair} }\r\nend: 1\r\n`],
  ["a comment behind the key", "redirects: # old addresses\n  - from: /a\n    to: /solutions/vans\n"],
  ["brackets with a space", "redirects: [ ]\n"],
  ["a list in brackets", `redirects: [{ ${pair} }]\n`],
  ["a quoted key", `"redirects":\n  - { ${pair} }\n`],
  ["quoted keys and texts", 'redirects:\n  - "from": "/solutions/vans-old"\n    to: "/solutions/vans"\n'],
  ["no indentation", "redirects:\n- from: /a\n  to: /solutions/vans\nend: 1\n"],
  ["four spaces", "redirects:\n    - from: /a\n      to: /solutions/vans\nend: 1\n"],
  ["no entries", "redirects:\nend: 1\n"],
  ["no key", "end: 1\n"],
  ["another order", "redirects:\n  - to: /solutions/vans\n    from: /a\n"],
  [
    "an older redirect from the new URL",
    "redirects:\n  - { from: /solutions/Reefers, to: /solutions/vans }\n",
  ],
])("a redirect is added to a list with %s", async (_, text) => {
  writeFileSync(join(content, "navigation.yaml"), text);
  await movePage(content, "/solutions/vans", "/solutions/reefers");
  const { redirects } = parse(read("navigation.yaml"));
  expect(redirects[0]).toEqual({ from: "/solutions/vans", to: "/solutions/reefers" });
  const others = redirects.slice(1).map((redirect: { to: string }) => redirect.to);
  expect(others.filter((to: string) => to !== "/solutions/reefers")).toEqual([]);
  expect(redirects.filter(({ from }: { from: string }) => /vans$|reefers$/i.test(from))).toHaveLength(1);
});

test("a mistake in a file stops the move", async () => {
  writeFileSync(join(content, "site.yaml"), "a: [/solutions/vans\n");
  await expect(movePage(content, "/solutions/vans", "/solutions/reefers")).rejects.toThrow("has a mistake");
  expect(read("solutions/vans.yaml")).toContain("/solutions/vans#part");
});

test("links in folded texts are updated in place", async () => {
  writeFileSync(
    join(content, "site.yaml"),
    "a: >-\n  See **[us](/solutions/vans?x=1)**,\n  /solutions/vans/old. # /solutions/vans\nb: [/solutions/vans] # /solutions/vans\n",
  );
  await movePage(content, "/solutions/vans", "/solutions/reefers");
  expect(read("site.yaml")).toBe(
    "a: >-\n  See **[us](/solutions/reefers?x=1)**,\n  /solutions/vans/old. # /solutions/reefers\nb: [/solutions/reefers] # /solutions/vans\n",
  );
});

test("a text page's URL has no folder", async () => {
  mkdirSync(join(content, "texts"));
  writeFileSync(join(content, "texts/terms.yaml"), "text: words\n");
  await movePage(content, "/terms", "/conditions");
  expect(read("texts/conditions.yaml")).toBe("text: words\n");
});

test("a manual rename is completed", async () => {
  renameSync(join(content, "solutions/vans.yaml"), join(content, "solutions/reefers.yaml"));
  await movePage(content, "/solutions/vans", "/solutions/reefers");
  expect(read("navigation.yaml")).toContain("  - from: /solutions/vans\n    to: /solutions/reefers\n");
});

test("a page that has already moved gets no second redirect", async () => {
  renameSync(join(content, "solutions/vans.yaml"), join(content, "solutions/boxes.yaml"));
  await movePage(content, "/solutions/reefers", "/solutions/boxes");
  expect(read("navigation.yaml").match(/from: \/solutions\/reefers\n.*/g)).toEqual([
    "from: /solutions/reefers\n    to: /solutions/boxes",
  ]);
});

test.each([
  ["/solutions/trucks", "/solutions/reefers", /no .*trucks/],
  ["/solutions/vans", "/solutions/vans", /already exists/],
  ["/solutions/vans", "/Solutions/Reefers", /not the URL path/],
  ["/about", "/us", /not those in pages/],
  ["/solutions/vans", "/services/vans", /another kind/],
  ["/solutions/vans", "/solutions/index", /is taken/],
  ["/solutions/vans", `/solutions/${"a".repeat(200)}`, /at most 200/],
])("%s to %s is refused", async (from, to, message) => {
  await expect(movePage(content, from, to)).rejects.toThrow(message);
  expect(read("navigation.yaml")).toContain("href: /solutions/vans # ours");
});
