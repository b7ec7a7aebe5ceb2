import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { externalLinks } from "../../src/build/pages/check.ts";
import { outputFile } from "../../src/content/urls.ts";
import { dist, link, pages, site, textOfFile as text } from "../fixtures/dist.ts";
import { content } from "../fixtures/site.ts";
import { specRoutes } from "../fixtures/specRoutes.ts";

const files = listFiles(dist);
const scripts = files.filter((path) => path.endsWith(".js"));
const readable = files.filter((path) =>
  /\.(html|js|css|json|xml|txt|svg|webmanifest|conf|htaccess)$|^_|Caddyfile$/.test(path),
);

test("every route of the specification has its file", () => {
  expect(specRoutes).toHaveLength(23);
  expect(files).toEqual(expect.arrayContaining([...specRoutes.map(outputFile), "404.html", "500.html"]));
  const redirects = site.navigation.redirects.map(({ from }) => outputFile(from));
  const expected = [...pages.map(({ file }) => file), ...redirects];
  expect(files.filter((path) => path.endsWith(".html"))).toEqual(expected.sort());
  for (const group of ["services", "solutions"]) expect(files).not.toContain(`${group}/index.html`);
});

test.each([
  ["/solutions/railways-hvac", "/solutions/railways-solution"],
  ["/solutions/cold-storage", "/solutions/cold-rooms"],
])("%s redirects as the specification's cards spell it", (from, to) => {
  const html = text(outputFile(from));
  expect(html).toContain(`content="0;url=${link(to)}"`);
  expect(html).toContain(`<link rel="canonical" href="${site.facts.url}${link(to)}">`);
  expect(html, "contradicts the canonical URL").not.toContain("noindex");
  expect(html).toContain(`<a href="${link(to)}">`);
});

test("publishes no source files", () => {
  expect(files.filter((path) => /\.(map|tsx?|ya?ml|part|py|mjs)$/.test(path))).toEqual([]);
  expect(files.filter((path) => /(^|\/)\.(?!well-known|htaccess|hosting)/.test(path))).toEqual([]);
  const leaks =
    /\/(?:work|home|Users|tmp|root)\/|node_modules|\bsrc\/(?:build|pages|components)|sourceMappingURL|file:\/\//;
  const secrets =
    /-----BEGIN|\b(?:ghp|gho|glpat|npm)_?-?[A-Za-z0-9_]{20,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}|(?:password|passwd|secret|api[_-]?key)["']?\s*[:=]\s*["'][^"']+/i;
  for (const path of readable) {
    expect(leaks.exec(text(path))?.[0], path).toBeUndefined();
    expect(secrets.exec(text(path))?.[0], path).toBeUndefined();
  }
  const ours = /^\/\/# allFunctionsCalledOnLoad$|^\/\/! \/third-party-notices\.txt$/;
  for (const path of scripts)
    for (const line of text(path).split("\n")) if (line.startsWith("//")) expect(line, path).toMatch(ours);
  for (const path of files.filter((file) => /\.(css|js|svg)$/.test(file)))
    expect(/\/\*[\s\S]*?\*\/|<!--|\bTODO\b/.exec(text(path))?.[0], path).toBeUndefined();
});

test("the scripts contain no URLs of other sites", () => {
  const own = ["react.dev", "www.w3.org", "radix-ui.com"];
  const known = [...own, ...[...externalLinks(content)].map((address) => new URL(address).host)];
  for (const path of scripts) {
    expect(text(path), path).not.toMatch(/\(\?<[=!]/);
    for (const [, host = ""] of text(path).matchAll(/https?:\/\/([\w.-]+)/g))
      expect(known, path).toContain(host);
  }
});

test("the icon sheet has the drawings that pages use", () => {
  const sheet = files.find((path) => /^assets\/icons-.*\.svg$/.test(path)) ?? "";
  const symbols = [...text(sheet).matchAll(/<symbol [^>]*?id="([\w-]+)"[^>]*>.+?<\/symbol>/g)];
  const drawn = symbols.map(([, name = ""]) => name);
  const code = [...scripts.map(text), ...pages.map(({ html }) => html)].join("\n");
  const inPages = [...code.matchAll(/icons-[\w-]+\.svg#([\w-]+)/g)];
  const inScripts = [...code.matchAll(/(?:name|icon):[`"']([a-z0-9-]+)[`"'],size:/g)];
  expect(inScripts.length).toBeGreaterThan(5);
  expect(drawn).toEqual(expect.arrayContaining([...inPages, ...inScripts].map(([, name]) => name)));
});

test("the licences of all third-party code are published", () => {
  const notices = text("third-party-notices.txt");
  const names = ["react", "@radix-ui/react-dialog", "lucide", "@fontsource-variable/geist"];
  for (const name of names) expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
  expect(notices).toContain("SIL OPEN FONT LICENSE");
  expect(notices).not.toMatch(/esbuild|vitest|react-router/);
  const react = scripts.find((path) => path.startsWith("assets/react-")) ?? "";
  expect(text(react)).toContain("/third-party-notices.txt");
});
