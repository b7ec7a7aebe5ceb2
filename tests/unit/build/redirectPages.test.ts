import { expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { redirectPages } from "../../../src/build/site/siteFiles.ts";
import { site } from "../../fixtures/site.ts";
import { bytesOf, table } from "../../fixtures/smallBuild.ts";

const files = bytesOf({
  "robots.txt": "",
  "sitemap.xml": "",
  "index.html": "",
  "prices.pdf": "",
  "about.html": "",
});
const pagesFor = (from: string) => {
  const text = `redirects:\n  - from: ${from}\n    to: /about\n`;
  const sources = [parseYaml("content/navigation.yaml", text)];
  const hosting = { ...table, redirects: new Map([[from, "/about"]]) };
  return redirectPages({ site, sources } as never, hosting, files);
};

test.each([
  ["/index.html", "already opens the home page"],
  ["/Index.html", "already opens the home page"],
  ["/robots.txt", "is a file of this site"],
  ["/sitemap.xml", "is a file of this site"],
  ["/prices.pdf", "is a file of this site"],
  ["/robots.txt/old", "is below the file /robots.txt"],
  ["/images/old.jpg", "keep for a year"],
  ["/assets", "keep for a year"],
])("a redirect from %s is refused at its line", (from, reason) => {
  expect(() => pagesFor(from)).toThrow("content/navigation.yaml:2:11: redirects[1].from is");
  expect(() => pagesFor(from)).toThrow(reason);
});

test("another old URL gets a page that redirects", () => {
  expect(pagesFor("/about.php").get("about.php/index.html")).toContain('content="0;url=/about"');
});
