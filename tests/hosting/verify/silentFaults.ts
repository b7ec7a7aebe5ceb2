import { answering, type Fault, removing, setting } from "./faultyHost.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const asked = (request: Parameters<Fault>[0], field: string) => String(request.headers[field] ?? "");

/** A fault for the requests that a condition is true of. */
const when =
  (condition: (request: Parameters<Fault>[0]) => boolean, fault: Fault): Fault =>
  (request, response, next) =>
    condition(request) ? fault(request, response, next) : next();
const from = (field: string, pattern: RegExp) => (request: Parameters<Fault>[0]) =>
  pattern.test(asked(request, field));
const at = (pattern: RegExp) => (request: Parameters<Fault>[0]) => pattern.test(request.url ?? "");
const pages = /^\/(about)?$/;
const page = at(pages);
const led = answering(/^/, 302, { Location: "https://casino.example/" });
const added = answering(/^\/about$/, 200, html, "<h1>About</h1><script src=//casino.example></script>");
const sent = (path: RegExp) => answering(path, 200, {}, "secret=1");

/** Faults that leave every page as it is to a check that asks once, by name: with what a finding says. */
export const silentFaults: [what: string, fault: Fault, finding: RegExp][] = [
  ["noindex on all", setting("X-Robots-Tag", "noindex, nofollow"), /excludes pages .*\(X-Robots-Tag\)/],
  [
    "noindex on a page",
    when(at(/^\/about$/), setting("X-Robots-Tag", "googlebot: none")),
    /excludes pages .*\(X-Robots-Tag\)/,
  ],
  ["a script for phones alone", when(from("user-agent", /Android/), added), /sign of a hacked host/],
  ["a script for iPhones alone", when(from("user-agent", /iPhone/), added), /sign of a hacked host/],
  [
    "a script file for phones alone",
    when(
      from("user-agent", /Android/),
      answering(/a\.js$/, 200, { "Content-Type": "text/javascript; charset=utf-8" }, "x"),
    ),
    /sign of a hacked host/,
  ],
  ["phones led away", when(from("user-agent", /Mobile/), led), /sign of a hacked host/],
  ["visitors of a search engine led away", when(from("referer", /google/), led), /sign of a hacked host/],
  [
    "other words for the search engine",
    when(from("user-agent", /Googlebot/), added),
    /sign of a hacked host/,
  ],
  [
    "the search engine's crawler refused",
    when(from("user-agent", /Googlebot/), answering(/^/, 403)),
    /refuses the crawlers of search engines/,
  ],
  [
    "link previews refused",
    when(from("user-agent", /WhatsApp/), (request) => request.socket.destroy()),
    /refuses the crawlers of search engines/,
  ],
  [
    "browsers without a language refused",
    when(
      (request) => asked(request, "user-agent").includes("Mozilla") && !asked(request, "accept-language"),
      answering(/^/, 403),
    ),
    /without Accept-Language/,
  ],
  [
    "browsers in another language led elsewhere",
    when(from("accept-language", /^ur/), answering(/^\/about$/, 302, { Location: "/ur" })),
    /sign of a hacked host/,
  ],
  ["a browser refused", when(from("user-agent", /iPhone/), answering(/^/, 406)), /refuses some browsers/],
  ...["/.env", "/.git/HEAD", "/.deployed.json", "/.hosting/files.txt", "/about/.htaccess", "/site.zip"].map(
    (path): [string, Fault, RegExp] => [
      `${path} readable`,
      sent(new RegExp(`^${path.replaceAll(".", "\\.")}$`)),
      /Private files are readable/,
    ],
  ),
  ["wp-login.php", sent(/^\/wp-login\.php$/), /program that is not part of the site/],
  ["pages with a query refused", answering(/^\/about\?/, 403), /Pages with a query/],
  [
    "pages with a query losing it",
    answering(/^\/about\?/, 301, { Location: "/about" }),
    /Pages with a query/,
  ],
  ["pages with a query kept", when(at(/^\/about\?/), setting("Cache-Control", "max-age=86400")), /how long/],
  ["pages with a query cached", answering(/^\/about\?/, 200, { ...html, Age: "60" }, "old"), /a query|cache/],
  ["downloads", when(page, setting("Content-Disposition", "attachment")), /save files instead/],
  ["Refresh", when(page, setting("Refresh", "5; url=https://casino.example/")), /\(Refresh\)/],
  [
    "another canonical address",
    when(page, setting("Link", '<https://other.example/>; rel="canonical"')),
    /another canonical URL/,
  ],
  ["Clear-Site-Data", when(page, setting("Clear-Site-Data", '"*"')), /Clear-Site-Data/],
  ["Expires in the past", when(page, setting("Expires", "0")), /\(Expires\)/],
  ["cookies on redirects", when(at(/^\/old/), setting("Set-Cookie", "a=b")), /sets cookies/],
  [
    "a policy only reported",
    setting("Content-Security-Policy-Report-Only", "default-src 'self'"),
    /report-only/,
  ],
  ["addresses in capitals not found", answering(/^\/A/, 404), /capitals, as printed on flyers/],
  ["no policy", removing("Content-Security-Policy"), /Header fields that protect visitors are missing/],
  ["wildcard CORS", setting("Access-Control-Allow-Origin", "*"), /scripts of other sites/],
  [
    "304 for whoever holds anything",
    when((request) => Boolean(request.headers["if-none-match"]), answering(pages, 304)),
    /never see an update/,
  ],
  [
    "304 for whoever names a date",
    when((request) => Boolean(request.headers["if-modified-since"]), answering(pages, 304)),
    /never see an update/,
  ],
  [
    "HEAD of another length",
    when(
      (request) => request.method === "HEAD" && page(request),
      (_, response, next) => {
        const write = response.writeHead.bind(response);
        response.writeHead = ((status: number, headers: Record<string, string>) =>
          write(status, { ...headers, "Content-Length": "7" })) as typeof response.writeHead;
        next();
      },
    ),
    /another Content-Length than GET/,
  ],
  [
    "hidden e-mail addresses",
    answering(/^\/about$/, 200, html, '<a href="/cdn-cgi/l/email-protection#42">[email protected]</a>'),
    /obfuscates the company's e-mail address/,
  ],
  [
    "pages redirected to themselves behind proxies",
    when(from("x-forwarded-proto", /,/), (request, response) =>
      response.writeHead(301, { Location: request.url }).end(),
    ),
    /redirects pages to themselves/,
  ],
  [
    "pages redirected behind a proxy with another field",
    when(from("x-forwarded-ssl", /on/), answering(/^\/$/, 301, { Location: "https://www.example.com/" })),
    /redirects pages to themselves/,
  ],
];
