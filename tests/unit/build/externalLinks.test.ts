import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { externalLinks } from "../../../src/build/pages/externalLinks.ts";

const { site } = await loadContent();
test("content is where links to other sites come from: facts, credit, WhatsApp and texts", () => {
  const copy = structuredClone(site);
  copy.about.partners.paragraphs = [
    "Read [the standard](https://www.iso.org/standard/1.html), then [about us](/about).",
  ];
  const links = externalLinks(copy);
  expect([...links].filter((address) => !address.startsWith("https://"))).toEqual([]);
  expect(links).toContain(copy.facts.map.link);
  expect(links).toContain(copy.credit.githubUrl);
  expect(links).toContain("https://www.iso.org/standard/1.html");
  expect([...links].filter((address) => address.startsWith("https://wa.me/9"))).toHaveLength(1);
});
