import { type HeaderRule, type Scope } from "./headers.ts";
import { contentEncodings, textEndings } from "./mediaTypes.ts";
import { scopePattern } from "./patterns.ts";
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
    "<IfModule mod_setenvif.c>",
    "SetEnvIf X-Forwarded-Proto ^https$ forwarded-tls",
    ...scopes.map((pattern, index) => `SetEnvIf Request_URI "${pattern}" file-${index + 1}`),
    "</IfModule>",
    "<IfModule mod_headers.c>",
    "Header unset Expires",
    "Header unset X-Powered-By",
    "Header always unset X-Powered-By",
    ...everywhere.flatMap((rule) => lines(rule)),
    ...hstsLines(transport.hsts),
    ...validators,
    // Compression on the fly adds a suffix that no later comparison knows.
    `RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""`,
    ...section(
      scopePattern("pages"),
      pages.flatMap((rule) => lines(rule)),
    ),
    ...section(
      ".",
      special.flatMap((rule) => lines(rule, ` env=${flag(rule.scope)}`)),
    ),
    ...section(`\\.(?:${textEndings.join("|")})(?:\\.|$)`, ["Header merge Vary Accept-Encoding"]),
    ...contentEncodings.flatMap(({ ending, encoding }) =>
      section(`\\.(?:${textEndings.join("|")})\\.${ending}$`, [`Header set Content-Encoding ${encoding}`]),
    ),
    "</IfModule>",
  ];
}

/** ETag and Vary of pages without a slash, see withoutSlash(); each internal step puts REDIRECT_ before the name. */
const validators = [
  ...["set ETag:REDIRECT_page", "set ETag:REDIRECT_REDIRECT_page", "always set ETag:page-known"].map(
    (entry) => {
      const [what, condition] = entry.split(":");
      return `Header ${what} "W/\\"%{page-tag}e\\"" env=${condition}`;
    },
  ),
  "Header always set Vary Accept-Encoding env=page-known",
];

const hstsLines = (hsts: string | undefined): string[] =>
  hsts
    ? ["HTTPS", "own-tls", "forwarded-tls"].map(
        (secure) => `Header always set Strict-Transport-Security "${hsts}" env=${secure}`,
      )
    : [];

const section = (files: string, inner: string[]) => [`<FilesMatch "${files}">`, ...inner, "</FilesMatch>"];

function lines({ fields }: HeaderRule, condition = ""): string[] {
  return Object.entries(fields).flatMap(([name, value]) => [
    `Header unset ${name}${condition}`,
    value
      ? `Header always set ${name} "${value.replaceAll('"', '\\"')}"${condition}`
      : `Header always unset ${name}${condition}`,
  ]);
}
