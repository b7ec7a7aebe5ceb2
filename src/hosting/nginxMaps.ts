import { forwardedHost, forwardedTls } from "./forwarded.ts";
import type { HeaderRule } from "./headers.ts";
import { contentEncodings } from "./mediaTypes.ts";
import {
  acceptEncodingPattern,
  escapePattern,
  hostsPattern,
  scopePattern,
  textFilesPattern,
} from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/** Generates maps that derive the encoding, protocol and redirects from the request and the served file. */
export function choices({ canonical }: HostingTable): string[] {
  const { host, wwwAlias, https, oneHost, hsts } = canonical;
  const hosts = hostsPattern(canonical);
  const proofs = "/\\.well-known/(?:acme-challenge|pki-validation)/";
  const accepted = contentEncodings.map(
    ({ extension, encoding }) => `"~*${acceptEncodingPattern(encoding)}" ".${extension}";`,
  );
  const encodings = contentEncodings.map(({ extension, encoding }) => `"~\\.${extension}$" ${encoding};`);
  return [
    ...map("$http_accept_encoding", "site_suffix", ['default "";', ...accepted]),
    ...map("$uri", "site_encoding", ['default "";', ...encodings]),
    ...map("$uri", "site_vary", ['default "";', `"~${textFilesPattern}" Accept-Encoding;`]),
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

/**
 * Detects https, either directly or through a proxy. Each header field's map falls back to the previous map.
 */
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

/**
 * Generates one map per header field. nginx uses the first pattern that matches. Later rules override earlier
 * ones, so their patterns come first.
 */
export function fieldMaps(rules: HeaderRule[]): { name: string; variable: string; lines: string[] }[] {
  const names = [...new Set(rules.flatMap(({ fields }) => Object.keys(fields)))];
  return names.map((name) => {
    const variable = `site_${name.toLowerCase().replaceAll("-", "_")}`;
    const lines = rules
      .filter(({ fields }) => name in fields)
      .reverse()
      .map(({ scope, fields }) => {
        const pattern = scope === "everything" ? "default" : `"~${scopePattern(scope)}"`;
        return `${pattern} "${(fields[name] ?? "").replaceAll('"', '\\"')}";`;
      });
    return { name, variable, lines: map("$uri", variable, lines) };
  });
}
