import { hiddenFolder } from "../build/lib/files.ts";
import { block, everywhere, fileHeaders, secureExpression } from "./caddyHeaders.ts";
import { forwardedHost } from "./forwarded.ts";
import { contentEncodings, textExtensions } from "./mediaTypes.ts";
import { anyFormPattern, escapePattern, hostFileNames, writtenByBuild } from "./patterns.ts";
import type { HostingTable, CanonicalRedirects } from "./table.ts";

/**
 * Generates configuration for Caddy 2.6 or later. The owner copies `Caddyfile` once and may edit it.
 * `Caddyfile` imports `site.Caddyfile`, which every build overwrites.
 */
export function caddyFiles(table: HostingTable): Map<string, string> {
  const headers = everywhere(table);
  const file = [...fileHeaders(table), ...fileServer];
  const site = [
    ...block("route", [
      ...headers,
      ...canonicalRedirects(table.canonical),
      ...decoding,
      ...hidden,
      ...redirects(table),
      ...capitals(table),
      ...pages(table),
      ...file,
    ]),
    ...errors(table, [...headers, ...file]),
  ];
  return new Map([
    ["Caddyfile", caddyStart(table.canonical)],
    ["site.Caddyfile", `${[writtenByBuild, ...site].join("\n")}\n`],
  ]);
}

function caddyStart({ host, wwwAlias, https }: CanonicalRedirects): string {
  const folder = `/var/www/${host}`;
  const names = [host, wwwAlias];
  // The http:// addresses turn off Caddy's automatic redirect to https. Behind a proxy that terminates TLS,
  // that redirect would loop.
  const addresses = [...(https ? names : []), ...names.map((name) => `http://${name}`)].join(", ");
  return [
    "# Copy this file once to /etc/caddy/Caddyfile and set the folder in two lines; later uploads replace only",
    "# the file that it imports. systemctl reload caddy",
    ...block(addresses, [`root * ${folder}`, `import ${folder}/${hiddenFolder}/site.Caddyfile`]),
    "",
  ].join("\n");
}

/** Redirects to https and the canonical host, but leaves other hosts, such as a preview, alone. */
function canonicalRedirects({ host, wwwAlias, https, oneHost }: CanonicalRedirects): string[] {
  const proofs = "path('/.well-known/acme-challenge/*', '/.well-known/pki-validation/*')";
  const isForwarded = `header_regexp('${forwardedHost}', r'(?i)^${escapePattern(host)}(?:[:,]|$)')`;
  const redirectIf = (matcher: string, when: string, target: string) => [
    `${matcher} expression \`${when} && !${proofs}\``,
    `redir ${matcher} ${target}{uri} 301`,
  ];
  return [
    ...(https
      ? redirectIf("@insecure", `host('${host}', '${wwwAlias}') && !(${secureExpression})`, "https://{host}")
      : []),
    ...(oneHost
      ? redirectIf(
          "@elsewhere",
          `host('${wwwAlias}') && !${isForwarded}`,
          `${https ? "https" : "http"}://${host}`,
        )
      : []),
  ];
}

const fileServer = block("file_server", [
  `precompressed ${contentEncodings.map(({ encoding }) => encoding).join(" ")}`,
  "disable_canonical_uris",
  `hide /${hiddenFolder}`,
]);

const compressedPaths = textExtensions
  .flatMap((text) => contentEncodings.map(({ extension }) => `*.${text}.${extension}`))
  .join(" ");

/**
 * Decodes the path by rewriting it twice. Otherwise, redirects would loop, because matchers decode
 * percent-encoding but `uri` does not.
 */
const decoding = ["rewrite * /decoded{path}", "uri strip_prefix /decoded"];

const hidden = [
  "@zero path_regexp \\x00",
  "error @zero 404",
  ...block("@hidden", [
    `path */.* ${hostFileNames.map((name) => `/${name}`).join(" ")}`,
    "not path /.well-known/*",
  ]),
  "error @hidden 404",
  `@compressed path ${compressedPaths}`,
  "error @compressed 404",
];

function redirects({ redirects, queryRedirects }: HostingTable): string[] {
  const byQuery = queryRedirects.flatMap(({ path, key, value, to }, index) => [
    ...block(`@query${index}`, [`path_regexp "^(?i:${anyFormPattern(path)})"`, `query ${key}=${value}`]),
    `redir @query${index} ${to} 301`,
  ]);
  const byPath = [...redirects].flatMap(([from, to], index) => [
    `@old${index} path_regexp "^(?i:${anyFormPattern(from)})"`,
    ...(to.includes("#")
      ? [`redir @old${index} ${to} 301`]
      : block(`route @old${index}`, [`uri path_regexp ^.*$ ${to}`, "redir {uri} 301"])),
  ]);
  return [...byQuery, ...byPath];
}

/**
 * Redirects paths in capitals, because flyers may print them that way. Caddy's `path` matcher ignores case.
 */
function capitals({ pages: known }: HostingTable): string[] {
  const each = [...known.keys()]
    .filter((path) => path !== "/")
    .flatMap((path, index) => {
      const bare = path.replace(/\/$/, "");
      return [
        `@page${index} path ${bare} ${bare}/ ${bare}.html ${bare}/index.html`,
        ...block(`route @page${index}`, [`uri path_regexp ^.*$ ${path}`, "redir {uri} 301"]),
      ];
    });
  return ["@capitals path_regexp [A-Z]", ...block("route @capitals", each)];
}

/** `redir {uri}` uses the rewritten path and keeps the query. */
function pages({ urlStyle }: HostingTable): string[] {
  const slash = urlStyle === "slash" ? "/" : "";
  const redirect = (matcher: string, change: string[]) =>
    block(`route ${matcher}`, [...change, "redir {uri} 301"]);
  const toPage = ["uri strip_suffix .html", ...(slash ? ["uri path_regexp $ /"] : [])];
  return [
    "@home path /index.html",
    ...redirect("@home", ["uri strip_suffix index.html"]),
    ...block("@inner", ["path */index.html", "file {path}"]),
    ...redirect("@inner", [`uri strip_suffix ${slash ? "index.html" : "/index.html"}`]),
    ...block("@ending", ["path_regexp ending ^(.+)\\.html$", "not file {path}"]),
    ...block("route @ending", ["@known file {re.ending.1}/index.html", ...redirect("@known", toPage)]),
    ...(slash
      ? [
          ...block("@bare", ["not path */", "file {path}/index.html"]),
          ...redirect("@bare", ["uri path_regexp $ /"]),
        ]
      : [
          ...block("@slashed", ["path_regexp ^/.+/$", "file {path}index.html"]),
          ...redirect("@slashed", ["uri strip_suffix /"]),
        ]),
    ...block("@page", [slash ? "path */" : "not path */", `file {path}${slash ? "" : "/"}index.html`]),
    `rewrite @page {path}${slash ? "" : "/"}index.html`,
    "rewrite / /index.html",
  ];
}

function errors({ errorPages: { notFound, serverError } }: HostingTable, send: string[]): string[] {
  return block("handle_errors", [
    "@lost expression {err.status_code} < 500",
    ...block("route", [
      `rewrite @lost /${notFound}`,
      "@broken expression {err.status_code} >= 500",
      `rewrite @broken /${serverError}`,
      ...send,
    ]),
  ]);
}
