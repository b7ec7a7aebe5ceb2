import { forwardedTls } from "./forwarded.ts";
import { type HeaderRule, type Scope } from "./headers.ts";
import { filesMatch, ifModule } from "./htaccessSections.ts";
import { contentEncodings } from "./mediaTypes.ts";
import { scopePattern, textEndingsPattern, textFilesPattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/**
 * The header fields for mod_headers. `always` applies to redirects and errors too; what the host itself set in the other
 * table would be sent besides, so it is removed.
 */
export function apacheHeaders({ rules, transport }: HostingTable): string[] {
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
      ...hstsLines(transport.hsts),
      ...validators,
      // Compression on the fly adds a suffix that no later comparison knows.
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
      ...contentEncodings.flatMap(({ ending, encoding }) =>
        filesMatch(`\\.(?:${textEndingsPattern})\\.${ending}$`, [`Header set Content-Encoding ${encoding}`]),
      ),
    ]),
  ];
}

/** ETag and Vary of pages without a slash, see withoutSlash(); each internal step puts REDIRECT_ before the name. */
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
