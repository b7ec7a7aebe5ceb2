import type { IncomingMessage } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { answering, type Fault, ignoring, removing, setting, site } from "./faultyHost.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const home = { Location: "/" };
const gzipBytes = { "Content-Encoding": "gzip" };
const weakly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
const weaklyCompressed = brotliCompressSync(site["about/index.html"], weakly);

type Condition = (request: IncomingMessage) => boolean;
const at =
  (pattern: RegExp): Condition =>
  (request) =>
    pattern.test(request.url ?? "");
const isAbout = at(/^\/about$/);
const isUnknown = at(/^\/(no|assets\/?$|\.|_)/);

/** A fault for requests that match a condition. */
const when =
  (condition: Condition, fault: Fault): Fault =>
  (request, response, next) =>
    condition(request) ? fault(request, response, next) : next();

const asHome: Fault = (request, _, next) => ((request.url = "/"), next());
const cutting: Fault = ({ socket }) => socket.destroy();
const compressed: Fault = (_, response) =>
  response.writeHead(200, { ...html, "Content-Encoding": "br" }).end(weaklyCompressed);

const about = (status: number, headers: Record<string, string> = {}, body = "") =>
  when(isAbout, answering(/^/, status, headers, body));
const obfuscated = '<a href="/cdn-cgi/l/email-protection#42">[email protected]</a>';

/** Faults of hosts: a name, the fault, and the message and advice of the first finding. */
export const faults: [name: string, fault: Fault, finding: RegExp][] = [
  ["slashes added", about(301, { Location: "/about/" }), /with a trailing slash.*Show Hidden Files/],
  ["pages redirected elsewhere", about(302, { Location: "https://other.example/" }), /to another URL/],
  ["status 500", answering(/^/, 500), /rejects a line of .htaccess.*Errors/],
  ["status 502", about(502), /does not respond to some requests.*Resource Usage/],
  ["a connection cut", when(isAbout, cutting), /does not respond to some requests/],
  ["status 403 for a file", answering(/^\/assets\/a/, 403), /refuses existing files.*644/],
  ["a file missing", answering(/^\/assets\/a/, 404), /not on the host.*Upload/],
  ["another page", when(isAbout, asHome), /other bytes than the build/],
  ["a folder listed", answering(/^\/assets\/$/, 200, {}, "Index"), /list of their files.*No Indexing/],
  ["/site.zip", answering(/^\/site\.zip$/, 200, {}, "PK"), /Private files are readable.*site\.zip/],
  ["another not-found page", answering(/^\/no/, 404, html, "404"), /its own not-found page.*Error Pages/],
  [
    "a page for every URL",
    when(at(/^\/no/), answering(/^/, 200, html)),
    /don't exist.*one page for every URL/,
  ],
  ["unknown URLs to home", when(isUnknown, answering(/^/, 302, home)), /don't exist.*Error Pages/],
  ["temporary redirects", answering(/^\/old/, 302, { Location: "/about" }), /Other forms.*Redirects/],
  ["e-mail addresses hidden", about(200, html, obfuscated), /obfuscates the company's e-mail address/],
  ["no policy", removing("Content-Security-Policy"), /Header fields that protect visitors are missing/],
  ["another X-Frame-Options", setting("X-Frame-Options", "SAMEORIGIN"), /other values.*Transform Rules/],
  ["another media type", setting("Content-Type", "text/plain"), /wrong media type.*MIME Types/],
  ["cookies", setting("Set-Cookie", "a=b"), /sets cookies.*exclude this domain/],
  ["noindex", setting("X-Robots-Tag", "noindex, nofollow"), /search engines by X-Robots-Tag/],
  ["another Cache-Control", setting("Cache-Control", "max-age=14400"), /how long browsers keep.*Respect/],
  ["no compression", ignoring("accept-encoding"), /uncompressed.*Compress All Content/],
  ["compressed for everybody", when(isAbout, compressed), /can't decode.*ignores Vary/],
  ["no real gzip", answering(/^\/no/, 404, gzipBytes, "x"), /can't decode.*compresses twice/],
  ["an unusual status", about(410), /Some responses differ/],
];
