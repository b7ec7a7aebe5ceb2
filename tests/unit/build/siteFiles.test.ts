import { expect, test } from "vitest";
import { loadContent } from "../../../src/build/content/load.ts";
import { hostingTable } from "../../../src/build/hosting/table.ts";
import { siteFiles } from "../../../src/build/site/siteFiles.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";

const { site } = await loadContent();
const routes = listRoutes(site).filter(({ path }) => path === "/about");
const facts = { ...site.facts, url: "https://www.example.com" };
const images = [
  "/images/shop-1a-480.webp 480w,/images/shop-1a-1200.webp 1200w,/images/shop-1a-800.webp 800w",
];
const page = { path: "/about", source: "", file: "", html: "", index: { images } };
const hosting = { ...hostingTable(site, routes), redirects: new Map([["/old", "/about"]]) };
const files = siteFiles(facts, routes, [page as never], hosting);

test("a page at an old address leads on, and search engines take the new address alone", () => {
  const old = files.get("old/index.html") ?? "";
  expect(old).toContain('<meta http-equiv="refresh" content="0;url=/about">');
  expect(old).toContain('<link rel="canonical" href="https://www.example.com/about">');
  expect(old).toContain('<meta name="robots" content="noindex">');
  expect(old).toContain('<a href="/about">');
});

test("the sitemap names the widest form of each picture, once", () => {
  const named = [...(files.get("sitemap.xml") ?? "").matchAll(/<image:loc>(.*?)<\/image:loc>/g)];
  expect(named.map(([, url]) => url)).toEqual(["https://www.example.com/images/shop-1a-1200.webp"]);
});
