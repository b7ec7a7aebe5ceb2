import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { indexHtml } from "../../../src/build/pages/pageIndex.ts";
import { checkOutbound, outboundLinks } from "../../../src/build/pages/externalLinks.ts";

const { site } = await loadContent();
const page = (html: string) => [
  {
    path: "/about",
    source: "content/pages/about.yaml",
    file: "about/index.html",
    bytes: Buffer.from(html),
    index: indexHtml(html),
  },
];
const safe = 'rel="noreferrer" target="_blank"';

test("content is where links to other sites come from: facts, credit, WhatsApp and texts", () => {
  const copy = structuredClone(site);
  copy.about.partners.paragraphs = [
    "Read [the standard](https://www.iso.org/standard/1.html), then [about us](/about).",
  ];
  const links = outboundLinks(copy);
  expect([...links].filter((address) => !address.startsWith("https://"))).toEqual([]);
  expect(links).toContain(copy.site.map.link);
  expect(links).toContain(copy.credit.githubUrl);
  expect(links).toContain("https://www.iso.org/standard/1.html");
  expect([...links].filter((address) => address.startsWith("https://wa.me/9"))).toHaveLength(1);
});

test("a link that content does not name, or that says too much, is refused with its page", () => {
  const allowed = new Set(["https://a.example/?x=1&y=2"]);
  const check = (html: string) => () => checkOutbound(page(html), allowed);
  expect(check(`<a ${safe} href="https://a.example/?x=1&amp;y=2">`)).not.toThrow();
  expect(check('<a href="/contact"><a href="tel:+92">')).not.toThrow();
  expect(check(`<a ${safe} aria-label="1 > 0" href="https://b.example/">`)).toThrow(
    "/about (from content/pages/about.yaml): leads to https://b.example/, which stands nowhere in content/",
  );
  expect(check(`<a ${safe} href="//b.example/">`)).toThrow("nowhere in content");
  expect(check('<a rel="noopener" href="https://a.example/?x=1&y=2">')).toThrow("without rel=");
});
