import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { outputFile } from "../../src/content/urls.ts";
import { dist, link, pages } from "../fixtures/dist.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

const files = listFiles(dist);
const text = (path: string) => readFile(join(dist, path), "utf8");

test("every route of the specification has its file, and 404.html and 500.html stand beside them", () => {
  expect(specRoutes).toHaveLength(23);
  expect(files).toEqual(expect.arrayContaining([...specRoutes.map(outputFile), "404.html", "500.html"]));
});

test("no other page is published than those of content and the redirects", () => {
  const redirects = ["solutions/cold-storage/index.html", "solutions/railways-hvac/index.html"];
  const expected = [...pages.map(({ file }) => file), ...redirects];
  expect(files.filter((path) => path.endsWith(".html"))).toEqual(expected.sort());
});

test("the groups are no pages", () => {
  for (const group of ["services", "solutions"]) expect(files).not.toContain(`${group}/index.html`);
});

test.each([
  ["solutions/railways-hvac", "/solutions/railways-solution"],
  ["solutions/cold-storage", "/solutions/cold-rooms"],
])("%s, as the specification's cards spell it, leads on", async (from, to) => {
  const html = await text(`${from}/index.html`);
  expect(html).toContain(`content="0;url=${link(to)}"`);
  expect(html).toContain(`<a href="${link(to)}">`);
});

test("no source map, source file or half-written file is published", () => {
  expect(files.filter((path) => /\.(map|tsx?|ya?ml|part|py|mjs)$/.test(path))).toEqual([]);
  expect(
    files.filter((path) => path.split("/").some((part) => /^\.(?!well-known|htaccess|hosting)/.test(part))),
  ).toEqual([]);
});

test("no file names a path of this machine or of the source", async () => {
  const readable = files.filter((path) =>
    /\.(html|js|css|json|xml|txt|svg|webmanifest|conf|htaccess)$|^_|Caddyfile$/.test(path),
  );
  const leaks =
    /\/(?:work|home|Users|tmp|root)\/|node_modules|\bsrc\/(?:build|pages|components)|sourceMappingURL|file:\/\//;
  for (const path of readable) expect(leaks.exec(await text(path))?.[0], path).toBeUndefined();
});
