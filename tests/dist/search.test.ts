import { expect, test } from "vitest";
import type { SourcedRoute } from "../../src/build/content/content.ts";
import { eachField, type Path, valueAt } from "../../src/content/fields.ts";
import { markIn } from "../../src/content/mark.ts";
import { link, listedPaths, page, site, textOfFile as text } from "../fixtures/dist.ts";
import { content } from "../fixtures/site.ts";
import { all, type Element, hrefs, textOf } from "../fixtures/html.ts";

const { url } = site.facts;

test("the sitemap lists every page once", () => {
  const sitemap = text("sitemap.xml");
  const widthOf = (name: string) => Number(/-(\d+)\.webp$/.exec(name)?.[1]);
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => entry);
  expect(sitemap).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(sitemap).not.toMatch(/lastmod|priority|changefreq/);
  expect(entries).toHaveLength(listedPaths.length);
  for (const [index, path] of listedPaths.entries()) {
    expect(entries[index]).toContain(`<loc>${url}${link(path)}</loc>`);
    const named = [...(entries[index] ?? "").matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, loc = ""]) => loc,
    );
    expect(named.length > 0, path).toBe(all(page(path).main, "img").length > 0);
    const shown = all(page(path).document, "img").map(({ attributes }) => attributes["src"] ?? "");
    for (const address of named) {
      const stem = address.slice(url.length).replace(/-\d+\.webp$/, "");
      const widths = shown.filter((name) => name.startsWith(`${stem}-`)).map(widthOf);
      expect(widthOf(address)).toBe(Math.max(...widths));
    }
  }
});

test("security.txt has what RFC 9116 requires", () => {
  expect(text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  const lines = text(".well-known/security.txt").trim().split("\n");
  const { email, security } = site.facts;
  expect(lines).toContain(`Contact: mailto:${email}`);
  expect(lines).toContain(`Expires: ${security.expires}T00:00:00Z`);
  expect(lines).toContain(`Canonical: ${url}/.well-known/security.txt`);
});

test.each(content.routes)("$path holds every word of its content without script", (route) => {
  const { document } = page(route.path);
  const shown = squeeze([textOf(document), ...all(document).flatMap(hidden)].join(" "));
  // A table's mark is drawn. A fact is `label: figure` in the content, but a page may show the figure first.
  const isShown = (words: string) =>
    markIn(words)
      .words.split(": ")
      .every((part) => shown.includes(squeeze(part)));
  expect(wordsOf(route).filter((words) => !isShown(words))).toEqual([]);
  expect(hrefs(document)).toEqual(expect.arrayContaining(listedPaths.map(link)));
});

const hidden = ({ attributes, name, children }: Element) => [
  ...["alt", "aria-label", "title", "content", "placeholder", "value"].map((key) => attributes[key] ?? ""),
  ...(/^(text|title|desc)$/.test(name) ? [children.join(" ")] : []),
];

/** Removes markup, white space and colons. Pages show a fact's label and figure without the colon. */
const squeeze = (words: string) => words.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replace(/\*\*|[\s:]/g, "");

/** Names of parts and kinds, and strings that only scripts show. */
const unseen =
  /^(at|channels|serviceType|status|subject|errors|filter|lightbox|copied|copy|tooLong|openMail|tooLongChat|openChat)$/;
const shownRoles = ["text", "prose", "title", "description", "heading", "alt"];

function wordsOf({ yaml, page: data }: SourcedRoute): string[] {
  const { map, phone } = site.facts;
  const isEmptyQuote = (path: Path) => {
    const owner = valueAt(data, path.slice(0, -1)) as { type?: string; text?: string };
    return owner.type === "testimonial" && owner.text === "";
  };
  return [...eachField(yaml.schema, data)].flatMap(({ role = "", value, path }) =>
    !isEmptyQuote(path) && shownRoles.includes(role) && !path.some((key) => unseen.test(String(key)))
      ? String(value).replace("{host}", new URL(map.embed).hostname).replace("{phone}", phone)
      : [],
  );
}
