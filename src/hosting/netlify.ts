import { cacheControl, hashedFolders } from "./headers.ts";
import type { HostingTable } from "./table.ts";

/**
 * `_headers` for Cloudflare Pages and Netlify. These hosts join the values of overlapping rules, so `/*` has no
 * Cache-Control: the hosts revalidate files by default.
 */
export function netlifyHeaders({ fields, transport: { hsts } }: HostingTable): string {
  const everywhere = { ...fields, ...(hsts && { "Strict-Transport-Security": hsts }) };
  return [
    "/*",
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFolders.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${cacheControl.hashed}`]),
    "",
  ].join("\n");
}

/** `_redirects` for Cloudflare Pages and Netlify, which keep the query by themselves. */
export function netlifyRedirects({ redirects, queryRedirects }: HostingTable): string {
  const byQuery = queryRedirects.map(({ path, key, value, to }) => `${path} ${key}=${value} ${to} 301`);
  const byPath = [...redirects].flatMap(([from, to]) => {
    const path = encodeURI(from);
    return [`${path} ${to} 301`, `${path}/ ${to} 301`];
  });
  return [...byQuery, ...byPath].map((line) => `${line}\n`).join("");
}
