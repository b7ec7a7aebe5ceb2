import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostFiles } from "../../../src/hosting/hostFiles.ts";
import { hostingTable } from "../../../src/hosting/table.ts";
import type { SiteFacts } from "../../../src/content/site.ts";
import { content, site } from "../../fixtures/site.ts";

const tableWith = (change: Partial<SiteFacts>) =>
  hostingTable({ ...content, site: { ...site, facts: { ...site.facts, ...change } } });
const table = tableWith({});

/** Headers of every response. They are hard-coded here, so that any change to these security settings fails a test. */
const everywhere = {
  "Content-Security-Policy":
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self' mailto:; require-trusted-types-for 'script'; trusted-types 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const forYear = { "Cache-Control": "public, max-age=31536000, immutable" };
const revalidated = { "Cache-Control": "no-cache" };

test("hashed files are cached for a year", () => {
  expect(table.headersFor("assets/islands/Tabs-AB.js")).toEqual({ ...everywhere, ...forYear });
  for (const file of ["robots.txt", "favicon.svg", ""])
    expect(table.headersFor(file), file).toEqual({ ...everywhere, ...revalidated });
});

test("other sites may embed the logo", () => {
  const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };
  for (const file of ["share/about-123abc.jpg", "images/a-480-abc.avif"])
    expect(table.headersFor(file), file).toMatchObject({ ...shared, ...forYear });
  expect(table.headersFor("icon-512.png")).toMatchObject(shared);
});

test("pages exclude other sites", () => {
  const page = {
    ...everywhere,
    ...revalidated,
    "Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\)(,|$))+$/),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  for (const file of ["index.html", "services/amc/index.html", "404.html"])
    expect(table.headersFor(file), file).toEqual({ ...page, "Cross-Origin-Embedder-Policy": "require-corp" });
  expect(table.headersFor("contact/index.html")).toEqual(page);
  const refused = table.headersFor("index.html")["Permissions-Policy"]?.split(",");
  const features = "camera microphone geolocation payment usb display-capture browsing-topics";
  expect(refused).toEqual(expect.arrayContaining(features.split(" ").map((feature) => `${feature}=()`)));
});

test("with analytics pages may load a script of another site", () => {
  const { headersFor } = tableWith({
    analytics: { script: "https://stats.example/a.js", domain: "example.com" },
  });
  expect(headersFor("index.html")["Cross-Origin-Embedder-Policy"]).toBe("credentialless");
});

test.each([
  ["off", undefined],
  ["five-minutes", "max-age=300"],
  ["one-week", "max-age=604800"],
  ["one-year", "max-age=31536000"],
] as const)("hsts: %s binds browsers to https for %s", (hsts, value) => {
  const own = tableWith({ hosting: { ...site.facts.hosting, hsts } });
  expect(own.canonical.hsts).toBe(value);
  const [first = ""] = (hostFiles(own, built).get("_headers") ?? "").split("\n/");
  expect(first.startsWith("/*\n")).toBe(true);
  expect(/Strict-Transport-Security: (.*)/.exec(first)?.[1]).toBe(value);
});

const built = new Map(
  [...table.pages.values(), "assets/a.js", "404.html"].map((file) => [file, Buffer.from(file)]),
);
const made = hostFiles(table, built);
const lines = (path: string, files = made) =>
  (files.get(path) ?? "").split("\n").filter((line) => line !== "");

test(".htaccess sets each page's ETag by its bytes", () => {
  const tags = [...made].filter(([path]) => path.endsWith("/.htaccess"));
  expect(tags).toHaveLength(table.pages.size - 1);
  expect(new Set(tags.map(([, text]) => text)).size).toBe(tags.length);
  const slashed = hostFiles({ ...table, urlStyle: "slash" }, built);
  expect([...slashed.keys()].filter((path) => path.endsWith("/.htaccess"))).toEqual([]);
});

test("_headers respects Cloudflare Pages' limits", () => {
  const rules = (made.get("_headers") ?? "").split("\n/").map((block) => block.split("\n"));
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of lines("_headers")) expect(line.length).toBeLessThanOrEqual(2000);
  for (const path of table.pages.keys()) {
    const fields = rules
      .filter(([pattern = ""]) =>
        new RegExp(`^/?${pattern.replace(/^\//, "").replace("*", ".*")}$`).test(path.slice(1)),
      )
      .flatMap(([, ...own]) => own.map((line) => line.trim().split(":")[0]));
    expect(new Set(fields).size, path).toBe(fields.length);
    expect(fields.includes("Cross-Origin-Embedder-Policy"), path).toBe(path !== "/contact");
  }
});

test("_redirects redirects old paths with or without a slash", () => {
  const redirects = new Map([["/old", "/about"]]);
  const own = hostFiles({ ...table, redirects }, built);
  expect(lines("_redirects", own)).toEqual(["/old /about 301", "/old/ /about 301"]);
});

test("the files that an owner copies once contain no rules", () => {
  const readme = readFileSync("src/hosting/README.md", "utf8");
  for (const name of ["nginx.conf", "Caddyfile"]) {
    const text = made.get(`.hosting/${name}`) ?? "";
    expect(text).toMatch(/^\s*(include|import) \/var\/www\/[\w.-]+\/\.hosting\//m);
    expect(text.replace(/^#.*$/gm, "")).not.toMatch(/add_header|location|header|route|rewrite|error_page/);
  }
  for (const name of [".htaccess", "_headers", "_redirects", ".hosting/nginx.conf", ".hosting/Caddyfile"])
    expect(readme).toContain(`\`${name}\``);
});
