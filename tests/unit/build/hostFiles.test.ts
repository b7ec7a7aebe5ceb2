import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hostFiles } from "../../../src/build/hosting/hostFiles.ts";
import { hostingTable } from "../../../src/build/hosting/table.ts";
import { loadContent } from "../../../src/build/content/load.ts";
import { listRoutes } from "../../../src/content/listRoutes.ts";

const { site } = await loadContent();
const routes = listRoutes(site);
const table = hostingTable(site, routes);
const built = new Map(
  [...table.pages.values(), "assets/a.js", "404.html"].map((file) => [file, Buffer.from(file)]),
);
const made = hostFiles(table, built);
const slashed = hostFiles({ ...table, urlStyle: "slash" }, built);
const lines = (path: string, files = made) =>
  (files.get(path) ?? "").split("\n").filter((line) => line !== "");

describe(".htaccess", () => {
  /** Directives of the class FileInfo, by the module they belong to; the core's need no module. */
  const fileInfo: Record<string, string> = {
    ErrorDocument: "core",
    FileETag: "core",
    ForceType: "core",
    RemoveEncoding: "mod_mime.c",
    RemoveLanguage: "mod_mime.c",
    SetEnvIf: "mod_setenvif.c",
    Header: "mod_headers.c",
    RequestHeader: "mod_headers.c",
    RewriteEngine: "mod_rewrite.c",
    RewriteCond: "mod_rewrite.c",
    RewriteRule: "mod_rewrite.c",
    RedirectMatch: "mod_alias.c",
    AddOutputFilterByType: "mod_filter.c",
  };

  test.each([".htaccess", "about/.htaccess"])(
    "%s holds directives of FileInfo alone, each inside its module",
    (path) => {
      const open: string[] = [];
      for (const line of lines(path).filter((text) => !text.startsWith("#"))) {
        const [, container] = /^<(\w.*)>$/.exec(line) ?? [];
        if (line.startsWith("</")) open.pop();
        else if (container) open.push(container);
        else {
          const [name = ""] = line.split(" ");
          expect(Object.keys(fileInfo), line).toContain(name);
          if (fileInfo[name] !== "core") expect(open, line).toContain(`IfModule ${fileInfo[name]}`);
        }
      }
      expect(open).toEqual([]);
    },
  );

  test("sets IfVersion only where its module is there", () => {
    const text = lines(".htaccess");
    for (const [index, line] of text.entries())
      if (line.startsWith("<IfVersion")) expect(text[index - 1]).toBe("<IfModule mod_version.c>");
  });

  test("gives each page's folder the tag of its bytes, where addresses have no slash", () => {
    const tags = [...made.keys()].filter((path) => path.endsWith("/.htaccess"));
    expect(tags).toHaveLength(table.pages.size - 1);
    expect(new Set(tags.map((path) => made.get(path))).size).toBe(tags.length);
    expect([...slashed.keys()].filter((path) => path.endsWith("/.htaccess"))).toEqual([]);
  });
});

describe("_headers", () => {
  const rules = (made.get("_headers") ?? "").split("\n/").map((block) => block.split("\n"));

  test("keeps within what Cloudflare Pages reads: 100 rules, 2,000 characters a line", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of lines("_headers")) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test("binds browsers to https for as long as the table says, on every answer", () => {
    const [everywhere = []] = rules;
    expect(everywhere[0]).toBe("/*");
    expect(everywhere).toContain(`  Strict-Transport-Security: ${table.transport.hsts}`);
    const off = hostFiles({ ...table, transport: { ...table.transport, hsts: undefined } }, built);
    expect(off.get("_headers")).not.toContain("Strict-Transport-Security");
  });

  test("sets no field twice for one page, for these hosts join the values", () => {
    for (const path of table.pages.keys()) {
      const fields = rules
        .filter(([pattern = ""]) => matches(pattern.replace(/^\/?/, "/"), path))
        .flatMap(([, ...own]) => own.map((line) => line.trim().split(":")[0]));
      expect(new Set(fields).size, path).toBe(fields.length);
      expect(fields.includes("Cross-Origin-Embedder-Policy"), path).toBe(path !== "/contact");
    }
  });
});

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

test("the files that an owner copies once hold no rule of ours, so that none gets stale", () => {
  const words = /add_header|location|header|route|rewrite|error_page/;
  for (const name of ["nginx.conf", "Caddyfile"]) {
    const text = made.get(`.hosting/${name}`) ?? "";
    expect(text).toMatch(/^\s*(include|import) \/var\/www\/www\.example\.com\/\.hosting\//m);
    expect(text.replace(/^#.*$/gm, "")).not.toMatch(words);
  }
});

test("_redirects leads the specification's other spellings on", () => {
  const redirects = new Map([["/old", "/about"]]);
  expect(lines("_redirects", hostFiles({ ...table, redirects }, built))).toEqual([
    "/old /about 301",
    "/old/ /about 301",
  ]);
  expect(lines("_redirects")).toContain("/solutions/cold-storage /solutions/cold-rooms 301");
  expect(lines("_redirects", hostFiles({ ...table, redirects: new Map() }, built))).toEqual([]);
});

test("README.md describes each file that configures a host, in at most 70 lines", () => {
  const readme = readFileSync("src/build/hosting/README.md", "utf8");
  for (const name of [".htaccess", "_headers", "_redirects", ".hosting/nginx.conf", ".hosting/Caddyfile"]) {
    expect([...made.keys()]).toContain(name);
    expect(readme).toContain(`\`${name}\``);
  }
  for (const host of ["Cloudflare Pages, Netlify", "GitHub Pages, S3"])
    expect(readme).toMatch(new RegExp(`^\\| ${host} \\| [^|]*urlStyle: slash`, "m"));
  expect(readme.split("\n").length).toBeLessThanOrEqual(71);
});
