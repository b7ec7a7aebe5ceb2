import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dist, link, listedPaths, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

const known = new Map(listedPaths.map((path) => [link(path), path]));

/** Whether dist has the file, and in it the drawing that the fragment names. */
function holds(address: string): boolean {
  const [path = "", fragment] = address.split("#");
  if (!existsSync(join(dist, path))) return false;
  return fragment === undefined || readFileSync(join(dist, path), "utf8").includes(`id="${fragment}"`);
}

describe.each(pages)("$path", ({ document }) => {
  const hrefs = all(document, "a").map(({ attributes }) => attributes["href"] ?? "");

  test("links to nothing but pages, fragments, mail, phone and secure addresses", () => {
    for (const href of hrefs) expect(href).toMatch(/^(\/|#|mailto:|tel:\+\d+$|https:\/\/)/);
  });

  test("names only files that are there", () => {
    const named = all(document).flatMap(({ name, attributes }) => [
      ...(attributes["srcset"] ?? "").split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
      ...(name === "a"
        ? []
        : [attributes["src"] ?? "", attributes["href"] ?? "", attributes["data-src"] ?? ""]),
    ]);
    for (const address of new Set(named.filter((entry) => entry.startsWith("/"))))
      expect(holds(address), address).toBe(true);
  });
});

test("every page can be reached from the home page by links", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const found = pages.find((page) => page.path === path);
    for (const { attributes } of all(found?.document, "a")) {
      const target = known.get((attributes["href"] ?? "").split("#")[0] ?? "");
      if (target) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual([...listedPaths].sort());
});
