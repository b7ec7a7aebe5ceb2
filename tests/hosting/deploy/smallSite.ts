import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

export type Files = Map<string, Uint8Array>;

/** A small site. All files except robots.txt differ in name or content between versions. */
export function site(version: number): Files {
  const html = (links: string[]) => `<link href="/assets/look-${version}.css">
    <script src="/assets/island-${version}.js"></script><img src="/images/plant-${version}.avif">
    ${links.map((link) => `<a href="${link}">`).join("")}`;
  const own = `/services/only-in-${version}`;
  const pages = [
    ["404.html", html(["/"])],
    ["index.html", html(["/about", own])],
    ["about/index.html", html(["/", own])],
    [`${own.slice(1)}/index.html`, html(["/", "/about"])],
  ] as const;
  const texts = new Map<string, string | Uint8Array>([
    [`assets/look-${version}.css`, "css"],
    [`assets/island-${version}.js`, "js"],
    [`images/plant-${version}.avif`, "picture"],
    ["robots.txt", "User-agent: *"],
    [".htaccess", `ErrorDocument 404 /404.html # ${version}`],
    [".hosting/nginx.conf", `root ${version}`],
    ["_headers", `${version}`],
    ...Array.from({ length: 30 }, (_, index) => [`images/more/${index}-${version}.webp`, ""] as const),
    ...pages.flatMap(([path, text]) => [
      [path, text] as const,
      [`${path}.br`, brotliCompressSync(text)] as const,
    ]),
  ]);
  return new Map([...texts].map(([path, data]) => [path, Buffer.from(data)]));
}

/** Lists the missing files that pages refer to, each after its page: `page: file`. */
export function lacking(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files]
    .filter(([path]) => /\.html(\.br)?$/.test(path))
    .flatMap(([path, bytes]) =>
      namedBy(path, bytes)
        .filter((name) => !files.has(name))
        .map((name) => `${path}: ${name}`),
    );
}

function namedBy(path: string, bytes: Uint8Array): string[] {
  const html = (path.endsWith(".br") ? brotliDecompressSync(bytes) : Buffer.from(bytes)).toString();
  const assets = [...html.matchAll(/\/((?:assets|images|share)\/[\w./-]+\.\w+)/g)].map(
    ([, name = ""]) => name,
  );
  const pages = [...html.matchAll(/<a [^>]*?href="?\/([\w/-]*)[">\s#]/g)].map(([, name]) =>
    name ? `${name}/index.html` : "index.html",
  );
  return [...new Set([...assets, ...pages])];
}

export const sorted = (files: Files): Files => new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
