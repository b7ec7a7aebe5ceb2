import { forwardedHost, forwardedTls } from "./forwarded.ts";
import { ifExpressions, ifModule } from "./htaccessSections.ts";
import { contentEncodings } from "./mediaTypes.ts";
import {
  acceptEncodingPattern,
  anyFormPattern,
  compressedExtensionsPattern,
  escapePattern,
  hiddenFilesPattern,
  hostsPattern,
  queryPattern,
  textExtensionsPattern,
} from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/** Limits a rule to the visitor's request. Internal redirects skip the rule. */
const firstRequest = "RewriteCond %{ENV:REDIRECT_STATUS} ^$";

/** Makes redirects absolute. Behind a proxy, Apache would otherwise use http and its own port. */
const origin = "%{ENV:origin}";

/**
 * Generates the mod_rewrite rules in this order: redirects to the canonical origin, blocked paths, all other
 * redirects, the file to serve.
 */
export function rewriting(table: HostingTable): string[] {
  return [
    "RewriteEngine On",
    ...canonicalRedirects(table),
    "# Not served: hidden files, compressed files under their own names, folders without a page.",
    firstRequest,
    `RewriteRule ${hiddenFilesPattern} - [R=404,L]`,
    firstRequest,
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
    "RewriteCond %{REQUEST_FILENAME}/index.php !-f",
    "RewriteRule ^ - [R=404,L]",
    "# One URL per page; the query is kept.",
    ...table.queryRedirects.flatMap(({ path, key, value, to }) => [
      firstRequest,
      `RewriteCond %{QUERY_STRING} "${queryPattern(key, value)}"`,
      `RewriteRule "^${path === "/" ? "(?:index\\.html)?$" : anyFormPattern(path).slice(1)}" ${origin}${to} [NC,NE,QSD,R=301,L]`,
    ]),
    ...[...table.redirects].flatMap(([from, to]) => [
      firstRequest,
      `RewriteRule "^${anyFormPattern(from).slice(1)}" ${origin}${to} [NC,${to.includes("#") ? "NE,QSD," : ""}R=301,L]`,
    ]),
    ...capitals(table),
    ...urlVariantRules(table),
    "# Compressed files are not compressed again.",
    `RewriteRule \\.(?:${compressedExtensionsPattern})$ - [E=no-gzip:1,E=no-brotli:1]`,
    "# The file to serve, compressed if the client accepts the encoding.",
    "RewriteRule ^$ index.html",
    "RewriteCond %{REQUEST_FILENAME}/index.html -f",
    "RewriteRule ^(.+?)/?$ $1/index.html",
    // Serves compressed files only with mod_headers, which sets Content-Encoding. LiteSpeed is excluded,
    // because it would compress the files again.
    ...ifModule("mod_headers", ifModule("!LiteSpeed", contentEncodings.flatMap(compressed))),
  ];
}

function canonicalRedirects({ canonical: own }: HostingTable): string[] {
  const { host, wwwAlias, https, oneHost, hsts } = own;
  const hosts = hostsPattern(own);
  return [
    "# Certificate authorities fetch their validation files by http, from each host name.",
    "RewriteRule ^(?:\\.well-known/(?:acme-challenge|cpanel-dcv|pki-validation)/[^/]+$|[^/]+\\.cpaneldcv$|[A-F0-9]{32}\\.txt$) - [L]",
    ...(https || hsts
      ? [
          ...forwardedTls.map(([field, pattern]) => `RewriteCond %{HTTP:${field}} "${pattern}" [NC,NV,OR]`),
          // mod_ssl sets the HTTPS environment variable too late for rewrite rules.
          "RewriteCond %{HTTPS} =on",
          "RewriteRule ^ - [E=tls:1]",
        ]
      : []),
    ...(https
      ? [
          firstRequest,
          "RewriteCond %{ENV:tls} !=1",
          `RewriteCond %{HTTP_HOST} ^(${hosts})(?::\\d+)?$ [NC]`,
          "RewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]",
          `RewriteCond %{HTTP_HOST} ^(${hosts})(?::\\d+)?$ [NC]`,
          "RewriteRule ^ - [E=origin:https://%1]",
        ]
      : []),
    ...(oneHost
      ? [
          firstRequest,
          `RewriteCond %{HTTP:${forwardedHost}} !^${escapePattern(host)}(?![^:,]) [NC,NV]`,
          `RewriteCond %{HTTP_HOST} ^${escapePattern(wwwAlias)}(?::\\d+)?$ [NC]`,
          `RewriteRule ^ ${https ? "https" : "http"}://${host}%{REQUEST_URI} [R=301,L]`,
        ]
      : []),
  ];
}

/**
 * Redirects paths in capitals, because flyers may print them that way. `.htaccess` can't change the case, so
 * each page needs a rule. Lower-case requests skip these rules.
 */
function capitals({ pages }: HostingTable): string[] {
  const rules = [...pages.keys()]
    .filter((path) => path !== "/")
    .map((path) => `RewriteRule ^${anyFormPattern(path).slice(1)} ${origin}${path} [NC,R=301,L]`);
  return [
    "RewriteCond %{ENV:REDIRECT_STATUS} !^$ [OR]",
    "RewriteCond %{REQUEST_URI} !^/.*[A-Z]",
    `RewriteRule ^ - [S=${rules.length}]`,
    ...rules,
  ];
}

function urlVariantRules({ urlStyle }: HostingTable): string[] {
  const slash = urlStyle === "slash" ? "/" : "";
  const page = "RewriteCond %{REQUEST_FILENAME}/index.html -f";
  return [
    firstRequest,
    `RewriteRule ^index\\.html$ ${origin}/ [R=301,L]`,
    firstRequest,
    "RewriteCond %{REQUEST_FILENAME} -f",
    `RewriteRule ^(.+)/index\\.html$ ${origin}/$1${slash} [R=301,L]`,
    firstRequest,
    "RewriteCond %{REQUEST_FILENAME} !-f",
    "RewriteCond %{REQUEST_FILENAME} ^(.+)\\.html$",
    "RewriteCond %1/index.html -f",
    `RewriteRule ^(.+)\\.html$ ${origin}/$1${slash} [R=301,L]`,
    ...(slash
      ? [firstRequest, page, `RewriteRule ^(.+[^/])$ ${origin}/$1/ [R=301,L]`]
      : [
          // Removes the slash only where expressions work. Elsewhere, Apache adds the slash, so the redirect
          // would loop.
          ...ifExpressions([
            firstRequest,
            page,
            `RewriteRule ^(.+)/$ ${origin}/$1 [R=301,L]`,
            ...withoutSlash(page),
          ]),
        ]),
  ];
}

/**
 * Serves a page at its path without a slash. Normally, Apache adds the slash before it applies the rules of
 * `.htaccess`, and the directive that prevents this is not of the class FileInfo. Therefore, the page is
 * served as the "error document" of status 200. Apache does not handle conditional requests for error
 * documents, so the rules compare the tag from the page's `.htaccess`.
 */
function withoutSlash(page: string): string[] {
  return [
    firstRequest,
    page,
    "RewriteCond %{ENV:page-tag}:%{HTTP:If-None-Match} ^([^:]+):.*\\x22\\1\\x22 [NV]",
    "RewriteRule [^/]$ %{REQUEST_URI} [R=304,L,E=page-known:1]",
    firstRequest,
    page,
    "RewriteRule ^(.*[^/])$ - [R=200,L,E=page:$1]",
  ];
}

function compressed({ extension, encoding }: (typeof contentEncodings)[number]): string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} "${acceptEncodingPattern(encoding)}" [NC]`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `RewriteRule ^(.+\\.(?:${textExtensionsPattern}))$ $1.${extension} [L]`,
  ];
}
