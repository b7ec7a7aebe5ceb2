import { rewriting } from "./htaccessRules.ts";
import { filesMatch, ifExpressions, ifModule } from "./htaccessSections.ts";
import { binaryExtensions, mediaTypes, contentEncodings, textExtensions } from "./mediaTypes.ts";
import {
  anyFormPattern,
  compressedFilesPattern,
  escapePattern,
  hiddenFilesPattern,
  maybeCompressedPattern,
  writtenByBuild,
  scopePattern,
  textExtensionsPattern,
  textFilesPattern,
} from "./patterns.ts";
import type { HostingTable } from "./table.ts";
import { forwardedTls } from "./forwarded.ts";
import type { HeaderRule, Scope } from "./headers.ts";

/**
 * Generates `.htaccess` for Apache 2.4 and LiteSpeed. It only uses directives of the class FileInfo, and
 * wraps each module's directives in `<IfModule>`. Directives of other classes (Options, DirectoryIndex,
 * ExpiresActive) cause status 500 on hosts that don't allow them. README.md lists the remaining risks.
 *
 * @param folders folders of dist without a page, for example `services` or `assets`
 */
export function htaccess(table: HostingTable, folders: string[]): string {
  return [
    writtenByBuild,
    ...errorDocuments(table),
    ...(table.urlStyle === "plain" ? ifExpressions(["ErrorDocument 200 /%{reqenv:page}/index.html"]) : []),
    "FileETag MTime Size",
    ...types,
    ...ifModule(
      "mod_mime",
      // Removes Apache's mappings of .br and .gz, because `apacheHeaders` sets Content-Encoding. Apache also
      // maps .br to the Breton language.
      filesMatch(compressedFilesPattern, [
        `RemoveEncoding ${contentEncodings.map(({ extension }) => `.${extension}`).join(" ")}`,
        "RemoveLanguage .br",
      ]),
    ),
    ...apacheHeaders(table),
    ...ifModule("mod_rewrite", rewriting(table)),
    ...ifModule("!mod_rewrite", ifModule("mod_alias", withoutRewriting(table, folders))),
    ...compressing,
    "",
  ].join("\n");
}

/** Generates the `.htaccess` of a page's folder. It sets the page's ETag for conditional requests. */
export const pageHtaccess = (tag: string): string =>
  `${ifModule("mod_setenvif", [`SetEnvIf Request_URI ^ page-tag=${tag}`]).join("\n")}\n`;

function errorDocuments({ errorPages: { notFound, serverError } }: HostingTable): string[] {
  const pages = { 403: notFound, 404: notFound, 500: serverError, 502: serverError, 503: serverError };
  return Object.entries(pages).map(([status, file]) => `ErrorDocument ${status} /${file}`);
}

/**
 * mime.types maps every `.gz` file to an archive type. The core directive ForceType overrides that mapping.
 */
const types = [...textExtensions, ...binaryExtensions].flatMap((extension) =>
  filesMatch(`\\.${extension}${textExtensions.includes(extension) ? maybeCompressedPattern : ""}$`, [
    `ForceType "${mediaTypes[extension]}"`,
  ]),
);

/**
 * Generates a fallback for servers without mod_rewrite. mod_dir adds slashes to page paths. Redirects still
 * work, and blocked paths still return status 404.
 */
function withoutRewriting({ redirects }: HostingTable, folders: string[]): string[] {
  const redirected = [...redirects].map(
    ([from, to]) => `RedirectMatch 301 "^(?i:${anyFormPattern(from)})" ${to}`,
  );
  const closed = folders.map(escapePattern).join("|");
  return [...redirected, `RedirectMatch 404 "${hiddenFilesPattern}|^/(?:${closed})/?$"`];
}

const texts = textExtensions.map((extension) => mediaTypes[extension]?.split(";")[0]).join(" ");

/**
 * Compresses on the fly if precompressed files can't be selected. Brotli comes first, because only the first
 * matching filter applies.
 */
const compressing = ifModule("mod_filter", [
  ...ifModule("mod_brotli", [`AddOutputFilterByType BROTLI_COMPRESS ${texts}`]),
  ...ifModule("mod_deflate", [`AddOutputFilterByType DEFLATE ${texts}`]),
]);

/**
 * Generates header fields for mod_headers. Fields are set in its `always` table, which also covers redirects
 * and errors. They are unset in the other table, because a field that the host sets there would be sent
 * twice.
 */
function apacheHeaders({ rules, canonical }: HostingTable): string[] {
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
