import { forwardedHost, forwardedTls } from "./forwarded.ts";
import { escapePattern, hostsPattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/** Limits a rule to the visitor's request. Internal redirects skip the rule. */
export const firstRequest = "RewriteCond %{ENV:REDIRECT_STATUS} ^$";

export function canonicalRedirects({ canonical: own }: HostingTable): string[] {
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
