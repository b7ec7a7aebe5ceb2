import { brotliCompressSync, constants } from "node:zlib";
import { answering, type Fault, ignoring, removing, setting, site } from "./faultyHost.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const weaklyPacked = brotliCompressSync(site["about/index.html"], {
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});

/** Faults of shared hosts: in words, as answers, and what message and advice of the first finding must be like. */
export const faults: [what: string, fault: Fault, finding: RegExp][] = [
  [
    "adds a slash to pages",
    answering(/^\/about$/, 301, { Location: "/about/" }),
    /with a trailing slash.*Show Hidden Files/s,
  ],
  ["refuses .htaccess", answering(/^/, 500), /rejects a line of .htaccess.*Errors/s],
  ["refuses files", answering(/^\/assets\/a/, 403), /refuses existing files.*644/s],
  ["lacks a file", answering(/^\/assets\/a/, 404), /not on the host.*Upload/s],
  [
    "lists a folder",
    answering(/^\/assets\/$/, 200, {}, "Index of /assets"),
    /list of their files.*No Indexing/s,
  ],
  [
    "has a not-found page of its own",
    answering(/^\/no/, 404, { "Content-Type": "text/html" }, "404"),
    /its own not-found page.*Error Pages/s,
  ],
  ["is at its limit", answering(/^\/about/, 508), /at its limit.*Resource Usage/s],
  ["leads other spellings nowhere", answering(/^\/old/, 302, { Location: "/" }), /Other forms.*Redirects/s],
  [
    "leads other spellings to another page",
    answering(/^\/old/, 301, { Location: "/" }),
    /Other forms.*Redirects/s,
  ],
  ["sends text uncompressed", ignoring("accept-encoding"), /uncompressed.*Compress All Content/s],
  ["drops header fields", removing("X-Frame-Options"), /are missing.*mod_headers/s],
  [
    "sets header fields of its own",
    setting("X-Frame-Options", "SAMEORIGIN"),
    /other values.*Transform Rules/s,
  ],
  [
    "caches by its own rules",
    setting("Cache-Control", "max-age=14400"),
    /how long browsers keep.*Respect Existing/s,
  ],
  ["does not say that text has several forms", removing("Vary"), /how long browsers keep.*Respect Existing/s],
  ["calls files what they are not", setting("Content-Type", "text/plain"), /wrong media type.*MIME Types/s],
  ["sets cookies", setting("Set-Cookie", "a=b"), /sets cookies.*exclude this domain/s],
  ["sends again what a visitor has", ignoring("if-none-match"), /sent again.*ETag/s],
  [
    "packs less well than the build",
    (request, response, next) =>
      request.url === "/about" && / br(,|$)/.test(request.headers["accept-encoding"] ?? "")
        ? response.writeHead(200, { "Content-Encoding": "br" }).end(weaklyPacked)
        : next(),
    /compresses by itself.*No action/s,
  ],
  ["removes the tag", removing("ETag"), /sent again.*ETag/s],
  ["answers one page with 502", answering(/^\/about$/, 502), /proxy in front.*Cloudflare/s],
  ["refuses one page by a firewall", answering(/^\/about$/, 406), /firewall.*ModSecurity/s],
  ["has used up its traffic", answering(/^\//, 509), /at its limit.*Bandwidth/s],
  ["answers with a status nobody knows", answering(/^\/about$/, 418), /Pages have status 418.*support/s],
  [
    "refuses HEAD",
    (request, response, next) => (request.method === "HEAD" ? response.writeHead(405).end() : next()),
    /refuses HEAD.*allow HEAD/s,
  ],
  ["ignores ranges", ignoring("range"), /Range requests give the whole file/],
  [
    "redirects files to another address",
    answering(/^\/assets\/a/, 302, { Location: "https://www.example.com/hotlink.gif" }),
    /redirected to another URL.*Hotlink/s,
  ],
  [
    "sends everybody the compressed form",
    (request, _, next) => ((request.headers["accept-encoding"] = "br"), next()),
    /clients that don't accept.*Vary/s,
  ],
  [
    "compresses twice",
    answering(/^\/(no|assets\/$)/, 404, { "Content-Encoding": "gzip" }, "no gzip"),
    /Compressed answers are broken.*compresses twice/s,
  ],
  [
    "keeps a not-found page in a cache",
    answering(/^\/about$/, 404, { "X-Cache": "HIT from proxy" }),
    /cache in front of the host still sends.*Purge/s,
  ],
  [
    "keeps an older page in a cache",
    answering(/^\/about$/, 200, { ...html, Age: "60" }, "<h1>Before</h1>"),
    /cache in front of the host still sends.*Purge/s,
  ],
  [
    "answers everything with a page",
    (request, response, next) =>
      /^\/(about|)(\?|$)/.test(request.url ?? "")
        ? next()
        : response.writeHead(200, html).end("<h1>Home</h1>"),
    /URLs that don't exist have status 200.*single-page application/s,
  ],
  [
    "redirects addresses that don't exist to home",
    answering(/^\/(no|assets\/?$|\.|_)/, 302, { Location: "/" }),
    /URLs that don't exist are redirected.*Error Pages/s,
  ],
  ["shows hidden files", answering(/^\/\.git/, 200, {}, "[core]"), /Private files are readable.*\.git/s],
];
