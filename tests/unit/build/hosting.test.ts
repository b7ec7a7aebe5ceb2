import { expect, test } from "vitest";
import { hostingTable, otherForms } from "../../../src/build/hosting/table.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";

const { site } = await loadContent();
const routes = listRoutes(site);
const table = hostingTable(site, routes);

/** Fields of every answer, word for word: a change here changes what protects visitors on every host. */
const everywhere = {
  "Content-Security-Policy":
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self' mailto:; require-trusted-types-for 'script'; trusted-types 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

test("hashed files are cached for a year, everything else is revalidated", () => {
  const kept = { ...everywhere, "Cache-Control": "public, max-age=31536000, immutable" };
  const asked = { ...everywhere, "Cache-Control": "no-cache" };
  expect(table.headersFor("assets/islands/Tabs-AB.js")).toEqual(kept);
  expect(table.headersFor("images/a-480-abc.avif")).toMatchObject({ "Cache-Control": kept["Cache-Control"] });
  for (const file of ["robots.txt", "favicon.svg", ""]) expect(table.headersFor(file), file).toEqual(asked);
});

test("pages keep other sites out; the map's page alone does without COEP", () => {
  const page = {
    ...everywhere,
    "Cache-Control": "no-cache",
    "Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\)(,|$))+$/),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const isolated = { ...page, "Cross-Origin-Embedder-Policy": "require-corp" };
  for (const file of ["index.html", "services/amc/index.html", "404.html"])
    expect(table.headersFor(file), file).toEqual(isolated);
  expect(table.headersFor("contact/index.html")).toEqual(page);
});

test("pages may use none of what spies on visitors or costs them money", () => {
  const policy = table.headersFor("index.html")["Permissions-Policy"]?.split(",");
  const refused = [
    "camera",
    "microphone",
    "geolocation",
    "payment",
    "usb",
    "display-capture",
    "browsing-topics",
  ];
  expect(policy).toEqual(expect.arrayContaining(refused.map((feature) => `${feature}=()`)));
});

test.each([
  ["off", undefined],
  ["five-minutes", "max-age=300"],
  ["one-week", "max-age=604800"],
  ["one-year", "max-age=31536000"],
] as const)("hsts: %s binds browsers to https for %s", (hsts, value) => {
  const facts = { ...site.facts, hosting: { ...site.facts.hosting, hsts } };
  expect(hostingTable({ ...site, facts }, routes).transport.hsts).toBe(value);
});

test.each([
  ["https://www.example.com", "www.example.com", "example.com"],
  ["https://example.com", "example.com", "www.example.com"],
])("%s has the host %s and its alias %s", (url, host, wwwAlias) => {
  const { transport } = hostingTable({ ...site, facts: { ...site.facts, url } }, routes);
  expect(transport).toMatchObject({ host, wwwAlias });
});

test.each([
  ["plain", "/about", ["/about/", "/about.html", "/about/index.html"]],
  ["slash", "/about/", ["/about", "/about.html", "/about/index.html"]],
  ["plain", "/", ["/index.html"]],
] as const)("in the style %s, the other forms of %s are %j", (style, path, forms) => {
  expect(otherForms(path, style)).toEqual(forms);
});

test("pictures for previews and image search and the logo may be shown by other sites", () => {
  for (const file of ["share/about-123abc.jpg", "images/a-480-abc.avif", "icon-512.png"])
    expect(table.headersFor(file)["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  expect(table.headersFor("share/about-123abc.jpg")["Cache-Control"]).toContain("immutable");
});
