import { expect, test } from "vitest";
import { linkProblems } from "../../../src/build/content/checkLinks.ts";
import type { Route } from "../../../src/content/routes.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";

const routes = ["/", "/about", "/services/cold-storage"].map((path) => ({
  path,
  kind: "service",
})) as Route[];

/** Messages on a text that links to `target`, each with its place. */
function messages(target: string): string[] {
  const yaml = parseYaml("content/p.yaml", `title: A\ntext: See [this page](${target}) first.\n`);
  return linkProblems([yaml], routes).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  "/",
  "/about",
  "/about#team",
  "/about?city=Karachi&volume=1.5#team",
  "#part",
  "https://www.iso.org/a_(b)",
  "mailto:info@example.com",
  "tel:+92510000000",
])("a text may link to %s", (target) => {
  expect(messages(target)).toEqual([]);
});

test.each([
  ["services/cold-storage", "/services/cold-storage"],
  ["../about", "/about"],
  ["about/", "/about"],
  ["www.example.org", "https://www.example.org"],
  ["http://example.org/a", "https://example.org/a"],
  ["info@example.org", "mailto:info@example.org"],
])("a link to %s is refused with what to write instead: %s", (target, instead) => {
  expect(messages(target)).toEqual([
    `2:7 text links to "${target}", which is not a valid link. Write ${instead}`,
  ]);
});

test.each([
  "javascript:alert`1`",
  "//example.org",
  "/about us",
  '/about "Us"',
  "",
  "mailto:",
  "data:text/html,x",
])("a link to %j is refused with the kinds that there are", (target) => {
  expect(messages(target)).toEqual([
    `2:7 text links to "${target}", which is not a valid link. Write /about for a page of this site, #part for a part of this page, or begin with https://, mailto: or tel:, without spaces`,
  ]);
});

test("a link may lead to a file of static/", () => {
  const yaml = parseYaml("content/p.yaml", "text: See [prices](/prices.pdf) and [sizes](/size.pdf).\n");
  expect(linkProblems([yaml], routes, ["prices.pdf"]).map(({ message }) => message)).toEqual([
    "text links to /size.pdf, which is not a page of this site. Did you mean /prices.pdf? Otherwise add the file to static/",
  ]);
});
