import { hiddenFolder } from "../build/lib/files.ts";
import { binaryExtensions, mediaTypes, textExtensions } from "./mediaTypes.ts";
import { choices, fieldMaps } from "./nginxMaps.ts";
import {
  anyFormPattern,
  escapePattern,
  hiddenFilesPattern,
  queryPattern,
  writtenByBuild,
} from "./patterns.ts";
import type { HostingTable, CanonicalRedirects } from "./table.ts";

/**
 * Generates configuration for nginx 1.18 or later. It needs only modules that every distribution's nginx
 * package contains. The owner copies `nginx.conf` once and may edit it, as certbot does. `nginx.conf`
 * includes the other two files, which every build overwrites.
 */
export function nginxFiles(table: HostingTable): Map<string, string> {
  const fields = fieldMaps(table.rules);
  const maps = [...choices(table), ...fields.flatMap(({ lines }) => lines)];
  const server = [
    "absolute_redirect off;",
    "server_tokens off;",
    ...settings(table),
    ...fields.map(({ name, variable }) => `add_header ${name} $${variable} always;`),
    "add_header Strict-Transport-Security $site_hsts always;",
    "add_header Content-Encoding $site_encoding always;",
    "add_header Vary $site_vary always;",
    ...hidden,
    ...redirects(table),
    ...capitals(table),
    ...pages(table),
    ...files,
  ];
  return new Map([
    ["nginx.conf", nginxStart(table.canonical)],
    ["nginx-maps.conf", `${[writtenByBuild, ...maps].join("\n")}\n`],
    ["nginx-server.conf", `${[writtenByBuild, ...server].join("\n")}\n`],
  ]);
}

const nginxStart = ({
  host,
  wwwAlias,
}: CanonicalRedirects) => `# Copy this file once into /etc/nginx/conf.d/ and set the folder in three lines; later uploads replace only the files
# that it includes. nginx -t && nginx -s reload; certbot --nginx -d ${host} -d ${wwwAlias}
include /var/www/${host}/${hiddenFolder}/nginx-maps.conf;
server {
  listen 80;
  listen [::]:80;
  server_name ${host} ${wwwAlias};
  root /var/www/${host};
  include /var/www/${host}/${hiddenFolder}/nginx-server.conf;
}
`;

function settings({ errorPages: { notFound, serverError }, canonical }: HostingTable): string[] {
  return [
    `error_page 403 404 /${notFound};`,
    `error_page 500 502 503 504 /${serverError};`,
    "types {",
    ...binaryExtensions.map((extension) => `  ${mediaTypes[extension]} ${extension};`),
    "}",
    "default_type application/octet-stream;",
    "if ($site_insecure) { return 301 https://$host$request_uri; }",
    `if ($site_elsewhere) { return 301 ${canonical.https ? "https" : "$scheme"}://${canonical.host}$request_uri; }`,
  ];
}

const hidden = [
  "location ^~ /.well-known/acme-challenge/ { default_type text/plain; try_files $uri =404; }",
  `location ~ "${hiddenFilesPattern}" { return 404; }`,
];

function redirects({ redirects, queryRedirects }: HostingTable): string[] {
  const byQuery = queryRedirects.flatMap(({ path, key, value, to }) => [
    `set $old "";`,
    `if ($uri ~* "^${anyFormPattern(path)}") { set $old "$args"; }`,
    `if ($old ~ "${queryPattern(key, value)}") { return 301 ${to}; }`,
  ]);
  const byPath = [...redirects].map(
    ([from, to]) =>
      `location ~ "^(?i:${anyFormPattern(from)})" { return 301 ${to}${to.includes("#") ? "" : "$is_args$args"}; }`,
  );
  return [...byQuery, ...byPath];
}

function capitals(table: HostingTable): string[] {
  return [...table.pages.keys()]
    .filter((path) => path !== "/")
    .map(
      (path) => `location ~ "^(?=.*[A-Z])(?i:${anyFormPattern(path)})" { return 301 ${path}$is_args$args; }`,
    );
}

function pages({ urlStyle, errorPages }: HostingTable): string[] {
  const html = `types { } default_type "${mediaTypes["html"]}";`;
  const slash = urlStyle === "slash" ? "/" : "";
  const moved = (test: string) => `if (-f $document_root${test}) { return 301 $page${slash}$is_args$args; }`;
  const answer = `${html} try_files $page/index.html$site_suffix $page/index.html =404;`;
  const errors = Object.values(errorPages).map(escapePattern).join("|");
  const [own, other] = slash ? ["/", ""] : ["", "/"];
  return [
    `location = / { ${html} try_files /index.html$site_suffix /index.html =404; }`,
    "location = /index.html { return 301 /$is_args$args; }",
    `location ~ "^/(?:${errors})$" { ${html} try_files $uri$site_suffix $uri =404; }`,
    `location ~ "^(?<page>/.+)/index\\.html$" { ${moved("$uri")} return 404; }`,
    `location ~ "^(?<page>/.+)\\.html$" { ${html} ${moved("$page/index.html")} try_files $uri$site_suffix $uri =404; }`,
    `location ~ "^(?<page>/(?:[^./]+/)*[^./]+)${own}$" { ${answer} }`,
    `location ~ "^(?<page>/(?:[^./]+/)*[^./]+)${other}$" { ${moved("$page/index.html")} return 404; }`,
  ];
}

const files = [
  ...textExtensions
    .filter((extension) => extension !== "html")
    .map(
      (extension) =>
        `location ~ "\\.${extension}$" { types { } default_type "${mediaTypes[extension]}"; try_files $uri$site_suffix $uri =404; }`,
    ),
  "location / { try_files $uri =404; }",
];
