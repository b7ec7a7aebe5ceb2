import { expect, test } from "vitest";
import { hostingTable } from "../../../src/build/hosting/table.ts";
import { loadContent } from "../../../src/build/load.ts";
import { listRoutes } from "../../../src/build/routes.ts";

const { site } = await loadContent();
const routes = listRoutes(site);
const table = hostingTable(site, routes);
const slashed = hostingTable({ ...site, site: { ...site.site, urlStyle: "slash" } }, routes);

test("every page has its path and its file; groups and error pages have none", () => {
  expect(table.pages.get("/")).toBe("index.html");
  expect(table.pages.get("/services/amc")).toBe("services/amc/index.html");
  expect(slashed.pages.get("/services/amc/")).toBe("services/amc/index.html");
  for (const path of ["/services", "/solutions", "/404.html"]) expect(table.pages.has(path)).toBe(false);
});

test("the specification's two other spellings lead to the pages", () => {
  expect([...table.redirects]).toEqual([
    ["/solutions/railways-hvac", "/solutions/railways-solution"],
    ["/solutions/cold-storage", "/solutions/cold-rooms"],
  ]);
  expect(slashed.redirects.get("/solutions/cold-storage")).toBe("/solutions/cold-rooms/");
});

test("a page of that name takes the place of the redirect", () => {
  const page = routes.find(({ path }) => path === "/solutions/cold-rooms");
  if (!page) throw new Error("no page for cold rooms");
  const { redirects } = hostingTable(site, [...routes, { ...page, path: "/solutions/cold-storage" }]);
  expect(redirects.has("/solutions/cold-storage")).toBe(false);
});

test("hashed files are kept for a year, everything else is asked for again", () => {
  expect(table.headersFor("assets/islands/Tabs-AB.js")["Cache-Control"]).toContain("immutable");
  expect(table.headersFor("images/a-480-abc.avif")["Cache-Control"]).toContain("immutable");
  expect(table.headersFor("about/index.html")["Cache-Control"]).toBe("no-cache");
});

test("security headers stand on every answer; the map's page alone does without COEP", () => {
  for (const file of ["index.html", "404.html", "assets/a.js"]) {
    expect(table.headersFor(file)).toMatchObject({
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  }
  expect(table.headersFor("about/index.html")).toHaveProperty("Cross-Origin-Embedder-Policy");
  expect(table.headersFor("contact/index.html")).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("pictures for previews and the logo may be shown by other sites", () => {
  for (const file of ["share/about-123abc.jpg", "icon-512.png"])
    expect(table.headersFor(file)["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
