import { forwardedTls } from "./forwarded.ts";
import type { HeaderRule, Scope } from "./headers.ts";
import { filesMatch, ifModule } from "./htaccessSections.ts";
import { contentEncodings } from "./mediaTypes.ts";
import { scopePattern, textExtensionsPattern, textFilesPattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/**
 * Generates header fields for mod_headers. Fields are set in its `always` table, which also covers redirects
 * and errors. They are unset in the other table, because a field that the host sets there would be sent
 * twice.
 */
export function apacheHeaders({ rules, canonical }: HostingTable): string[] {
  const everywhere = rules.filter(({ scope }) => scope === "everything");
  const pages = rules.filter(({ scope }) => scope === "pages");
  const special = rules.filter((rule) => !everywhere.includes(rule) && !pages.includes(rule));
  const scopes = [...new Set(special.map(({ scope }) => scopePattern(scope)))];
  const flag = (scope: Scope) => `file-${scopes.indexOf(scopePattern(scope)) + 1}`;
  return [
    ...ifModule("mod_setenvif", [
      ...forwardedTls.map(([field, pattern]) => `SetEnvIf ${field} "(?i)${pattern}" forwarded-tls`),
      ...scopes.map((pattern, index) => `SetEnvIf Request_URI "${pattern}" file-${index + 1}`),
    ]),
    ...ifModule("mod_headers", [
      "Header unset Expires",
      "Header unset X-Powered-By",
      "Header always unset X-Powered-By",
      ...everywhere.flatMap((rule) => lines(rule)),
      ...hstsLines(canonical.hsts),
      ...validators,
      // Removes the suffix that on-the-fly compression adds to ETags. With the suffix, If-None-Match would
      // never match.
      `RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""`,
      ...filesMatch(
        scopePattern("pages"),
        pages.flatMap((rule) => lines(rule)),
      ),
      ...filesMatch(
        ".",
        special.flatMap((rule) => lines(rule, ` env=${flag(rule.scope)}`)),
      ),
      ...filesMatch(textFilesPattern, ["Header merge Vary Accept-Encoding"]),
      ...contentEncodings.flatMap(({ extension, encoding }) =>
        filesMatch(`\\.(?:${textExtensionsPattern})\\.${extension}$`, [
          `Header set Content-Encoding ${encoding}`,
        ]),
      ),
    ]),
  ];
}

/**
 * ETag and Vary for pages served without a slash (see `withoutSlash`). Each internal redirect adds the prefix
 * REDIRECT_ to environment variables.
 */
const validators = [
  'Header set ETag "W/\\"%{page-tag}e\\"" env=REDIRECT_page',
  'Header set ETag "W/\\"%{page-tag}e\\"" env=REDIRECT_REDIRECT_page',
  'Header always set ETag "W/\\"%{page-tag}e\\"" env=page-known',
  "Header always set Vary Accept-Encoding env=page-known",
];

const hstsLines = (hsts: string | undefined): string[] =>
  hsts
    ? ["HTTPS", "tls", "forwarded-tls"].map(
        (secure) => `Header always set Strict-Transport-Security "${hsts}" env=${secure}`,
      )
    : [];

function lines({ fields }: HeaderRule, condition = ""): string[] {
  return Object.entries(fields).flatMap(([name, value]) => [
    `Header unset ${name}${condition}`,
    value
      ? `Header always set ${name} "${value.replaceAll('"', '\\"')}"${condition}`
      : `Header always unset ${name}${condition}`,
  ]);
}
