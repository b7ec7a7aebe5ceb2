import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listRoutes } from "../../src/content/listRoutes.ts";
import { externalLinks } from "../../src/build/pages/externalLinks.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, link, listedPaths, page, pages, site } from "../fixtures/dist.ts";
import { all, textOf } from "../fixtures/html.ts";

const files = listFiles(dist);
const text = (path: string) => readFile(join(dist, path), "utf8");
const { url } = site.facts;

test("the sitemap lists every page once, with its pictures and without a date", async () => {
  const sitemap = await text("sitemap.xml");
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
  expect(sitemap).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(sitemap).not.toMatch(/lastmod|priority|changefreq/);
  expect(entries).toHaveLength(listedPaths.length);
  for (const [index, path] of listedPaths.entries()) {
    const named = [...(entries[index] ?? "").matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, address = ""]) => address.replace(url, ""),
    );
    const shown = all(page(path).document, "img").map(
      ({ attributes }) => attributes["srcset"] ?? attributes["src"],
    );
    expect(entries[index]).toContain(`<loc>${url}${link(path)}</loc>`);
    expect(named.length, path).toBe(new Set(shown.map((set) => set?.replace(/-\d+\.webp.*/, ""))).size);
    for (const address of named) {
      expect(files).toContain(address.slice(1));
      expect(
        shown.some((set) => set?.includes(address)),
        address,
      ).toBe(true);
    }
  }
});

test("robots may read everything", async () => {
  expect(await text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
});

test("security.txt has contact and expiry, as RFC 9116 requires", async () => {
  const lines = (await text(".well-known/security.txt")).trim().split("\n");
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get("Contact")).toBe(`mailto:${site.facts.email}`);
  expect(fields.get("Expires")).toBe(`${site.facts.security.expires}T00:00:00Z`);
  expect(fields.get("Canonical")).toBe(`${url}/.well-known/security.txt`);
});

describe.each(listRoutes(site))("$path without script", ({ path, page: content }) => {
  const { document } = page(path);

  test("holds every word of its content", () => {
    const shown = squeeze([textOf(document), ...all(document).flatMap(spoken)].join(" "));
    const missing = wordsOf(content).filter((words) => !shown.includes(squeeze(words)));
    expect(missing).toEqual([]);
  });

  test("links to every page of the menu by plain links", () => {
    const hrefs = new Set(all(document, "a").map(({ attributes }) => attributes["href"]));
    for (const target of listedPaths) expect(hrefs, target).toContain(link(target));
  });
});

const spoken = ({ attributes, name, children }: (typeof pages)[number]["document"]) => [
  ...["alt", "aria-label", "title", "content", "placeholder", "value"].map((key) => attributes[key] ?? ""),
  ...(name === "text" || name === "title" || name === "desc" ? [children.join(" ")] : []),
];

/** Mark-up away, all white space, and colons, for which a fact has columns, so that only the words count. */
const squeeze = (words: string) => words.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replace(/\*\*|[\s:]/g, "");

/** Keys whose values are choices and addresses, or messages that only scripts show. */
const silent = new Set([
  "category",
  "icon",
  "status",
  "file",
  "nightFile",
  "image",
  "picture",
  "at",
  "tone",
  "href",
  "firstAid",
  "type",
  "tool",
  "id",
  "channels",
  "serviceType",
  "subject",
  "errors",
  "filter",
  "lightbox",
  "copied",
  "copy",
  "tooLong",
  "openMail",
  "tooLongChat",
  "openChat",
]);

function wordsOf(value: unknown): string[] {
  const { map, phone } = site.facts;
  if (typeof value === "string")
    return [value.replace("{host}", new URL(map.embed).hostname).replace("{phone}", phone)];
  if (value === null || typeof value !== "object") return [];
  if ("type" in value && value.type === "testimonial" && "text" in value && value.text === "") return [];
  return Object.entries(value).flatMap(([key, child]) =>
    silent.has(key) && !isPicture(child) ? [] : wordsOf(child),
  );
}

const isPicture = (value: unknown) => typeof value === "object" && value !== null && "alt" in value;

test("the scripts hold no address of another site but those of links", async () => {
  const known = [...externalLinks(site)].map((address) => new URL(address).host);
  const own = ["react.dev", "www.w3.org", "radix-ui.com"];
  for (const path of files.filter((file) => file.endsWith(".js")))
    for (const [, host = ""] of (await text(path)).matchAll(/https?:\/\/([\w.-]+)/g))
      expect([...known, ...own], `${path}: ${host}`).toContain(host);
});

test("links to other sites open in a new tab and send no referrer", () => {
  const allowed = externalLinks(site);
  for (const { document, path } of pages)
    for (const { attributes } of all(document, "a").filter(({ attributes }) =>
      /^https?:/.test(attributes["href"] ?? ""),
    )) {
      expect(attributes, path).toMatchObject({ rel: "noreferrer", target: "_blank" });
      // A chat may begin with a prepared message.
      expect(allowed, path).toContain(attributes["href"]?.replace(/^(https:\/\/wa\.me\/\d+)\?text=.*/, "$1"));
    }
});

test("a module that a page names is held to its hash", () => {
  const named = pages.flatMap(({ document }) => all(document, "script", { src: "" }));
  expect(named).not.toEqual([]);
  for (const { attributes } of named) expect(attributes["integrity"]).toMatch(/^sha384-[\w+/]{64}$/);
});

test("the licences of everything that reaches the browser are published, and the scripts point to them", async () => {
  const notices = await text("third-party-notices.txt");
  for (const name of [
    "react",
    "react-dom",
    "@radix-ui/react-dialog",
    "embla-carousel",
    "lucide",
    "@fontsource-variable/geist",
  ])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
  expect(notices).toContain("SIL OPEN FONT LICENSE");
  expect(notices).toContain("Copyright (c) David Jerleke");
  expect(notices).not.toMatch(/esbuild|vitest|react-router/);
  const react = files.find((file) => /^assets\/react-.*\.js$/.test(file)) ?? "";
  expect(await text(react)).toContain("/third-party-notices.txt");
});

test("no comment of the source reaches the pages, styles or scripts", async () => {
  for (const { html, path } of pages)
    for (const [comment] of html.matchAll(/<!--[\s\S]*?-->/g))
      expect(comment, path).toMatch(/^<!--([/$ ]{0,2}|\/?email_off)-->$/);
  const ours = /^\/\/# allFunctionsCalledOnLoad$|^\/\/! \/third-party-notices\.txt$/;
  for (const path of files.filter((file) => file.endsWith(".js")))
    for (const line of (await text(path)).split("\n").filter((line) => line.startsWith("//")))
      expect(line, path).toMatch(ours);
  for (const path of files.filter((file) => /\.(css|js|svg)$/.test(file)))
    expect(/\/\*[\s\S]*?\*\/|<!--|\bTODO\b/.exec(await text(path))?.[0], path).toBeUndefined();
  for (const { html, path } of pages)
    for (const [, css = ""] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
      expect(css, path).not.toContain("/*");
});

test("nothing that looks like a key or a token is published", async () => {
  const secrets =
    /-----BEGIN|\b(?:ghp|gho|glpat|npm)_?-?[A-Za-z0-9_]{20,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}|\beyJ[\w-]{10,}\.eyJ|(?:password|passwd|secret|api[_-]?key)["']?\s*[:=]\s*["'][^"']+/i;
  for (const path of files.filter((file) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(file)))
    expect(secrets.exec(await text(path))?.[0], path).toBeUndefined();
});
