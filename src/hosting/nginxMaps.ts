import { forwardedHost, forwardedTls } from "./forwarded.ts";
import { cacheControl, hashedFolders } from "./headers.ts";
import { contentEncodings } from "./mediaTypes.ts";
import { acceptEncodingPattern, escapePattern, hostsPattern, textFilesPattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/** Maps from the request and the served file to encoding, caching, protocol and redirects. */
export function nginxMaps({ transport }: HostingTable): string[] {
  const { host, wwwAlias, https, oneHost, hsts } = transport;
  const hosts = hostsPattern(transport);
  const proofs = "/\\.well-known/(?:acme-challenge|pki-validation)/";
  const accepted = contentEncodings.map(
    ({ ending, encoding }) => `"~*${acceptEncodingPattern(encoding)}" ".${ending}";`,
  );
  const encodings = contentEncodings.map(({ ending, encoding }) => `"~\\.${ending}$" ${encoding};`);
  return [
    ...map("$http_accept_encoding", "site_suffix", ['default "";', ...accepted]),
    ...map("$uri", "site_encoding", ['default "";', ...encodings]),
    ...map("$uri", "site_vary", ['default "";', `"~${textFilesPattern}" Accept-Encoding;`]),
    ...map("$uri", "site_cache", [
      `default "${cacheControl.other}";`,
      `"~^/(?:${hashedFolders.join("|")})/" "${cacheControl.hashed}";`,
    ]),
    ...tlsMaps(),
    ...map("$site_tls", "site_hsts", ['default "";', ...(hsts ? [`1 "${hsts}";`] : [])]),
    ...map("$site_tls:$host:$uri", "site_insecure", [
      "default 0;",
      ...(https ? [`"~^0:(?:${hosts}):(?!${proofs})" 1;`] : []),
    ]),
    ...map(`${requestField(forwardedHost)}/$host:$uri`, "site_elsewhere", [
      "default 0;",
      ...(oneHost
        ? [`"~*^(?!${escapePattern(host)}[:,/])[^/]*/${escapePattern(wwwAlias)}:(?!${proofs})" 1;`]
        : []),
    ]),
  ];
}

/** Detects https, directly or at any proxy: each field's map falls back to the previous one. */
function tlsMaps(): string[] {
  const last = forwardedTls.length;
  return [
    ...map("$scheme", "site_tls_0", ["default 0;", "https 1;"]),
    ...forwardedTls.flatMap(([field, pattern], index) =>
      map(requestField(field), index + 1 === last ? "site_tls" : `site_tls_${index + 1}`, [
        `default $site_tls_${index};`,
        `"~*${pattern}" 1;`,
      ]),
    ),
  ];
}

const requestField = (name: string) => `$http_${name.toLowerCase().replaceAll("-", "_")}`;

const map = (source: string, variable: string, lines: string[]) => [
  `map "${source}" $${variable} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];
