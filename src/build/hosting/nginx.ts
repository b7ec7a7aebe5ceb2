import type { HeaderRule } from "./headers.ts";
import { binaryEndings, mediaTypes, packings, textEndings } from "./mediaTypes.ts";
import { escapePattern, scopePattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/**
 * A site file for nginx 1.18 or later, without modules beyond those of every package. It packs nothing itself: the
 * packed files are chosen by what the visitor can read.
 */
export function nginxSite(table: HostingTable): string {
  const { host, wwwAlias } = table.transport;
  const fields = fieldMaps(table.rules);
  return [
    `# Put into /etc/nginx/conf.d/, set root below, then: nginx -t && nginx -s reload; certbot --nginx -d ${host} -d ${wwwAlias}`,
    ...choices(table),
    ...fields.flatMap(({ lines }) => lines),
    "server {",
    "  listen 80;",
    "  listen [::]:80;",
    `  server_name ${host} ${wwwAlias};`,
    `  root /var/www/${host};`,
    "  absolute_redirect off;",
    "  server_tokens off;",
    ...settings(table),
    ...fields.map(({ name, variable }) => `  add_header ${name} $${variable} always;`),
    "  add_header Strict-Transport-Security $site_hsts always;",
    "  add_header Content-Encoding $site_encoding always;",
    "  add_header Vary $site_vary always;",
    ...hidden(),
    ...redirects(table),
    ...pages(table),
    ...files(),
    "}",
    "",
  ].join("\n");
}

const texts = textEndings.join("|");

/** Maps on what was asked and on the file that answers it. */
function choices({ transport }: HostingTable): string[] {
  const { host, wwwAlias, https, oneHost, hsts } = transport;
  const hosts = [host, wwwAlias].map(escapePattern).join("|");
  const proofs = "/\\.well-known/(?:acme-challenge|pki-validation)/";
  const accepted = packings.map(
    ({ ending, encoding }) =>
      `"~*(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)" ".${ending}";`,
  );
  const encodings = packings.map(({ ending, encoding }) => `"~\\.${ending}$" ${encoding};`);
  return [
    ...map("$http_accept_encoding", "site_packed", ['default "";', ...accepted]),
    ...map("$uri", "site_encoding", ['default "";', ...encodings]),
    ...map("$uri", "site_vary", ['default "";', `"~\\.(?:${texts})(?:\\.|$)" Accept-Encoding;`]),
    ...map("$scheme:$http_x_forwarded_proto", "site_hsts", [
      'default "";',
      ...(hsts ? [`"~https" "${hsts}";`] : []),
    ]),
    ...map("$scheme:$http_x_forwarded_proto:$host:$uri", "site_insecure", [
      "default 0;",
      ...(https ? [`"~^http:(?!https)[^:]*:(?:${hosts}):(?!${proofs})" 1;`] : []),
    ]),
    ...map("$host:$uri", "site_elsewhere", [
      "default 0;",
      ...(oneHost ? [`"~^${escapePattern(wwwAlias)}:(?!${proofs})" 1;`] : []),
    ]),
  ];
}

const map = (source: string, variable: string, lines: string[]) => [
  `map "${source}" $${variable} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];

/** A map for each header field. nginx takes the first pattern that fits, so later rules come first. */
function fieldMaps(rules: HeaderRule[]): { name: string; variable: string; lines: string[] }[] {
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

function settings({ errorPages: { notFound, serverError }, transport }: HostingTable): string[] {
  return [
    `  error_page 403 404 /${notFound};`,
    `  error_page 500 502 503 504 /${serverError};`,
    "  types {",
    ...binaryEndings.map((ending) => `    ${mediaTypes[ending]} ${ending};`),
    "  }",
    "  default_type application/octet-stream;",
    "  if ($site_insecure) { return 301 https://$host$request_uri; }",
    `  if ($site_elsewhere) { return 301 ${transport.https ? "https" : "$scheme"}://${transport.host}$request_uri; }`,
  ];
}

function hidden(): string[] {
  const packs = packings.map(({ ending }) => ending).join("|");
  return [
    "  location ^~ /.well-known/acme-challenge/ { default_type text/plain; try_files $uri =404; }",
    "  location ~ /\\.(?!well-known(?:/|$)) { return 404; }",
    `  location ~ "\\.(?:${texts})\\.(?:${packs})$|^/_(?:headers|redirects)$" { return 404; }`,
  ];
}

function redirects(table: HostingTable): string[] {
  return [...table.redirects].map(
    ([from, to]) =>
      `  location ~ "^${escapePattern(from)}(?:/|\\.html|/index\\.html)?$" { return 301 ${to}$is_args$args; }`,
  );
}

function pages({ urlStyle, errorPages }: HostingTable): string[] {
  const html = `types { } default_type "${mediaTypes["html"]}";`;
  const slash = urlStyle === "slash" ? "/" : "";
  const moved = (test: string) => `if (-f $document_root${test}) { return 301 $page${slash}$is_args$args; }`;
  const answer = `${html} try_files $page/index.html$site_packed $page/index.html =404;`;
  const errors = Object.values(errorPages).map(escapePattern).join("|");
  const [own, other] = slash ? ["/", ""] : ["", "/"];
  return [
    `  location = / { ${html} try_files /index.html$site_packed /index.html =404; }`,
    "  location = /index.html { return 301 /$is_args$args; }",
    `  location ~ "^/(?:${errors})$" { ${html} try_files $uri$site_packed $uri =404; }`,
    `  location ~ "^(?<page>/.+)/index\\.html$" { ${moved("$uri")} return 404; }`,
    `  location ~ "^(?<page>/.+)\\.html$" { ${html} ${moved("$page/index.html")} try_files $uri$site_packed $uri =404; }`,
    `  location ~ "^(?<page>/(?:[^./]+/)*[^./]+)${own}$" { ${answer} }`,
    `  location ~ "^(?<page>/(?:[^./]+/)*[^./]+)${other}$" { ${moved("$page/index.html")} return 404; }`,
  ];
}

function files(): string[] {
  const packed = textEndings
    .filter((ending) => ending !== "html")
    .map(
      (ending) =>
        `  location ~ "\\.${ending}$" { types { } default_type "${mediaTypes[ending]}"; try_files $uri$site_packed $uri =404; }`,
    );
  return [...packed, "  location / { try_files $uri =404; }"];
}
