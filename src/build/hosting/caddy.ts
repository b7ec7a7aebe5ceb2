import { block, everywhere, fileHeaders } from "./caddyHeaders.ts";
import { packings, textEndings } from "./mediaTypes.ts";
import type { HostingTable } from "./table.ts";

/**
 * A Caddyfile for Caddy 2.6 or later, which fetches its certificates and leads http to https by itself. Address and
 * folder can be given by the environment: SITE_ADDRESS, SITE_ROOT.
 */
export function caddyfile(table: HostingTable): string {
  const { host, wwwAlias, https, oneHost } = table.transport;
  const scheme = https ? "" : "http://";
  return [
    "# Import into /etc/caddy/Caddyfile, set root below, then: systemctl reload caddy",
    ...block("(site_headers)", everywhere(table)),
    ...block("(site_file)", [...fileHeaders(table), ...fileServer]),
    ...block(`{$SITE_ADDRESS:${scheme}${host}}`, [
      `root * {$SITE_ROOT:/var/www/${host}}`,
      ...block("route", [
        "import site_headers",
        ...decoding,
        ...hidden,
        ...redirects(table),
        ...pages(table),
        "import site_file",
      ]),
      ...errors(table),
    ]),
    ...(oneHost
      ? block(`{$SITE_TWIN:${scheme}${wwwAlias}}`, [`redir ${https ? "https" : "http"}://${host}{uri} 301`])
      : []),
    "",
  ].join("\n");
}

const fileServer = block("file_server", [
  `precompressed ${packings.map(({ encoding }) => encoding).join(" ")}`,
  "disable_canonical_uris",
  "hide /.hosting",
]);

const packedPaths = textEndings
  .flatMap((text) => packings.map(({ ending }) => `*.${text}.${ending}`))
  .join(" ");

/**
 * Letters, dots and slashes may come percent-encoded. Matchers decode them, `uri` does not: redirects would go in circles.
 * A path that is rewritten to another and back loses its encoding.
 */
const decoding = ["rewrite * /decoded{path}", "uri strip_prefix /decoded"];

const hidden = [
  "@zero path_regexp \\x00",
  "error @zero 404",
  ...block("@hidden", ["path */.* /_headers /_redirects", "not path /.well-known/*"]),
  "error @hidden 404",
  `@packed path ${packedPaths}`,
  "error @packed 404",
];

function redirects(table: HostingTable): string[] {
  return [...table.redirects].flatMap(([from, to], index) => [
    `@old${index} path ${from} ${from}/ ${from}.html ${from}/index.html`,
    ...block(`route @old${index}`, [`uri path_regexp ^.*$ ${to}`, "redir {uri} 301"]),
  ]);
}

/** Redirects take the changed `{uri}`, which keeps the query. */
function pages({ urlStyle }: HostingTable): string[] {
  const slash = urlStyle === "slash" ? "/" : "";
  const lead = (matcher: string, change: string[]) => [
    ...block(`route ${matcher}`, [...change, "redir {uri} 301"]),
  ];
  const toPage = ["uri strip_suffix .html", ...(slash ? ["uri path_regexp $ /"] : [])];
  return [
    "@home path /index.html",
    ...lead("@home", ["uri strip_suffix index.html"]),
    ...block("@inner", ["path */index.html", "file {path}"]),
    ...lead("@inner", [`uri strip_suffix ${slash ? "index.html" : "/index.html"}`]),
    ...block("@ending", ["path_regexp ending ^(.+)\\.html$", "not file {path}"]),
    ...block("route @ending", ["@known file {re.ending.1}/index.html", ...lead("@known", toPage)]),
    ...(slash
      ? [
          ...block("@bare", ["not path */", "file {path}/index.html"]),
          ...lead("@bare", ["uri path_regexp $ /"]),
        ]
      : [
          ...block("@slashed", ["path_regexp ^/.+/$", "file {path}index.html"]),
          ...lead("@slashed", ["uri strip_suffix /"]),
        ]),
    ...block("@page", [slash ? "path */" : "not path */", `file {path}${slash ? "" : "/"}index.html`]),
    `rewrite @page {path}${slash ? "" : "/"}index.html`,
    "rewrite / /index.html",
  ];
}

function errors({ errorPages: { notFound, serverError } }: HostingTable): string[] {
  return block("handle_errors", [
    "@lost expression {err.status_code} < 500",
    ...block("route", [
      `rewrite @lost /${notFound}`,
      "@broken expression {err.status_code} >= 500",
      `rewrite @broken /${serverError}`,
      "import site_headers",
      "import site_file",
    ]),
  ]);
}
