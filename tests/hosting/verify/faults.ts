import type { IncomingMessage } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { answering, type Fault, ignoring, removing, setting, site } from "./faultyHost.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const text = { "Content-Type": "text/plain" };
const home = { Location: "/" };
const led = answering(/^/, 302, { Location: "https://casino.example/" });
const added = answering(/^\/about$/, 200, html, "<h1>About</h1><script src=//casino.example></script>");
const old = "<h1>Before</h1>";
const weaklyPacked = brotliCompressSync(site["about/index.html"], {
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});

type Condition = (request: IncomingMessage) => boolean;
const from =
  (field: string, pattern: RegExp): Condition =>
  (request) =>
    pattern.test(String(request.headers[field] ?? ""));
const at =
  (pattern: RegExp): Condition =>
  (request) =>
    pattern.test(request.url ?? "");
const pages = /^\/(about)?$/;
const isPage = at(pages);
const isUnknown = at(/^\/(no|assets\/?$|\.|_)/);
const isBrotliPage: Condition = (request) => isPage(request) && from("accept-encoding", / br(,|$)/)(request);
const isHead: Condition = ({ method }) => method === "HEAD";
const hasNoLanguage: Condition = ({ headers }) =>
  !headers["accept-language"] && /Mozilla/.test(headers["user-agent"] ?? "");

const when =
  (condition: Condition, fault: Fault): Fault =>
  (request, response, next) =>
    condition(request) ? fault(request, response, next) : next();

const asHome: Fault = (request, _, next) => ((request.url = "/"), next());
const cutting: Fault = ({ socket }) => socket.destroy();
const toItself: Fault = ({ url }, response) => response.writeHead(301, { Location: url }).end();
const compressed: Fault = (request, _, next) => ((request.headers["accept-encoding"] = "br"), next());
const packedWeakly: Fault = (_, response) =>
  response.writeHead(200, { "Content-Encoding": "br" }).end(weaklyPacked);
const readable = (path: string) =>
  answering(new RegExp(`^${path.replaceAll(".", "\\.")}$`), 200, {}, "secret=1");

const about = (status: number, headers: Record<string, string> = {}, body = "") =>
  when(({ url }) => url === "/about", answering(/^/, status, headers, body));
const agent = (name: RegExp, fault: Fault) => when(from("user-agent", name), fault);
const onPages = (field: string, value: string) => when(isPage, setting(field, value));
const isHacked = /sign of a hacked host/;
const hidden = '<a href="/cdn-cgi/l/email-protection#42">[email protected]</a>';
const expired = "Contact: mailto:a@example.com\nExpires: 2026-11-01T00:00:00Z\n";

/** `problem` matches the first problem's message and advice. */
export const faults: [name: string, fault: Fault, problem: RegExp][] = [
  ["slashes added", about(301, { Location: "/about/" }), /with a trailing slash.*Show Hidden Files/],
  ["status 500", answering(/^/, 500), /rejects a line of .htaccess.*Errors/],
  ["status 403 for a file", answering(/^\/assets\/a/, 403), /denies access to files that exist.*644/],
  ["a file missing", answering(/^\/assets\/a/, 404), /not on the host.*Upload/],
  ["status 502", answering(/^\/about$/, 502), /proxy in front.*Cloudflare/],
  ["a connection cut", when(at(/^\/about$/), cutting), /does not respond/],
  ["another page", when(at(/^\/about$/), asHome), /differ from the build/],
  [
    "a folder listed",
    answering(/^\/assets\/$/, 200, {}, "Index of /assets"),
    /list of their files.*No Indexing/,
  ],
  ["another not-found page", answering(/^\/no/, 404, html, "404"), /its own not-found page.*Error Pages/],
  [
    "a page for every address",
    when(isUnknown, answering(/^/, 200, html)),
    /exist return status 200.*single-page/,
  ],
  [
    "unknown addresses to home",
    when(isUnknown, answering(/^/, 302, home)),
    /exist are redirected.*Error Pages/,
  ],
  [
    "redirects for a while",
    answering(/^\/old/, 302, { Location: "/about" }),
    /Variants of a page.*Redirects/,
  ],
  [
    "redirects behind two proxies",
    when(from("x-forwarded-proto", /,/), toItself),
    /redirect of pages to themselves/,
  ],
  ["e-mail addresses hidden", about(200, html, hidden), /obfuscates the company's e-mail address/],
  ["security.txt expired", answering(/security\.txt/, 200, text, expired), /txt expired on 2026-11-01/],
  ["no policy", removing("Content-Security-Policy"), /Header fields that protect visitors are missing/],
  [
    "another X-Frame-Options",
    setting("X-Frame-Options", "SAMEORIGIN"),
    /Header fields differ.*Transform Rules/,
  ],
  ["cookies", setting("Set-Cookie", "a=b"), /sets cookies.*exclude this domain/],
  ["noindex on all", setting("X-Robots-Tag", "noindex, nofollow"), /excludes pages .*\(X-Robots-Tag\)/],
  ["a Location on pages", onPages("Location", "/"), /as if they were redirects/],
  ["Service-Worker-Allowed", onPages("Service-Worker-Allowed", "/"), /control the whole site/],
  ["Vary with User-Agent", onPages("Vary", "Accept-Encoding, User-Agent"), /copy of each page.*Vary/],
  ["NEL", setting("NEL", "{}"), /report visitors' failed requests/],
  [
    "TRACE",
    when(({ method }) => method === "TRACE", answering(/^/, 200, { "Content-Type": "message/http" })),
    /repeats requests/,
  ],
  ["downloads", onPages("Content-Disposition", "attachment"), /save files instead/],
  ["another Cache-Control", setting("Cache-Control", "max-age=14400"), /how long browsers keep.*Respect/],
  [
    "a page from a cache",
    answering(/^\/about$/, 200, { ...html, Age: "60" }, old),
    /cache in front of the host still sends.*Purge/,
  ],
  ["a query refused", answering(/^\/about\?/, 403), /Pages requested with a query/],
  ["If-None-Match ignored", ignoring("if-none-match"), /sent again.*ETag/],
  ["304 for any tag", when(from("if-none-match", /./), answering(pages, 304)), /never see an update/],
  ["no HEAD", when(isHead, answering(/^/, 405)), /refuses HEAD.*allow HEAD/],
  ["no compression", ignoring("accept-encoding"), /uncompressed.*Compress All Content/],
  ["compressed weakly", when(isBrotliPage, packedWeakly), /compresses files itself.*No action/],
  ["compressed for everybody", compressed, /clients that don't accept.*Vary/],
  [
    "no real gzip",
    answering(/^\/(no|assets\/$)/, 404, { "Content-Encoding": "gzip" }, "x"),
    /compresses twice/,
  ],
  ["a script for Android alone", agent(/Android/, added), isHacked],
  ["phones led away", agent(/Mobile/, led), isHacked],
  ["the search engine refused", agent(/Googlebot/, answering(/^/, 403)), /refuses the crawlers/],
  ["browsers without a language refused", when(hasNoLanguage, answering(/^/, 403)), /refuses some browsers/],
  ["/wp-login.php", readable("/wp-login.php"), /program that is not part of the site/],
  ["/.env", readable("/.env"), /Private files are readable/],
];
