import { acceptEncodingPattern } from "../../hosting/patterns.ts";
import type { Difference } from "./difference.ts";
import { harmfulRules } from "./harmfulFields.ts";
import type { Rule } from "./problem.ts";

const header = (diff: Difference, ...names: string[]) =>
  diff.about === "header" && (names.length === 0 || names.includes(diff.field ?? ""));

/** Causes of wrong bytes or header fields in a response with the right status. The first match wins. */
export const contentRules: Rule[] = [
  ...harmfulRules,
  {
    matches: ({ about }) => about === "addresses",
    message:
      "A CDN in front of the host obfuscates the company's e-mail address, so nobody can read or use it.",
    fix: "Cloudflare > Scrape Shield > Email Address Obfuscation: off. Then purge the cache.",
  },
  {
    matches: ({ about }) => about === "condition",
    message: "Visitors with an older page get a 304 (not modified), so they never see an update.",
    fix: "A cache in front compares validators wrongly: cPanel > NGINX Manager or LiteSpeed cache: off for this domain.",
  },
  {
    matches: ({ about }) => about === "decoding",
    message: "Compressed responses are broken: browsers show an error or unreadable text.",
    fix: "Something compresses twice or changes compressed files: cPanel > Optimize Website > Disabled; upload again in binary mode; LiteSpeed or Cloudflare > purge the cache.",
  },
  {
    matches: ({ expectation, about, found }) =>
      about === "encoding" &&
      found !== "" &&
      !isAccepted(found, expectation.request.headers["Accept-Encoding"]),
    message: "Compressed text is sent to clients that don't accept the encoding.",
    fix: "A cache in front ignores Vary: cPanel > NGINX Manager or LiteSpeed cache: off for this domain, or purge it.",
  },
  {
    matches: ({ expectation: { kind }, about }) =>
      (kind === "missing" || kind === "hidden") && about === "bytes",
    message: "The host shows its own not-found page.",
    fix: "cPanel > Error Pages: remove those of this domain; and check that .htaccess was uploaded.",
  },
  {
    matches: ({ about, found }) => about === "encoding" && found === "",
    message: "Text is sent uncompressed, four times larger than necessary.",
    fix: "Upload the .br and .gz files too; cPanel > Optimize Website > Compress All Content.",
  },
  {
    matches: ({ about }) => about === "encoding" || about === "compression",
    severity: "info",
    message:
      "The host compresses files itself, as LiteSpeed and Cloudflare do, and slightly less than the build does.",
    fix: "No action is needed.",
  },
  {
    matches: ({ about }) => about === "bytes",
    message:
      "Responses differ from the build: an old or incomplete upload, or a program that rewrites pages.",
    fix: "Upload again, in binary mode. Then cPanel > NGINX Manager or LiteSpeed > purge the cache; Cloudflare > Rocket Loader, Email Obfuscation and Auto Minify: off.",
  },
  {
    matches: (diff) => header(diff, "Content-Type", "Content-Language"),
    message: "Files are sent with the wrong media type or language.",
    fix: "cPanel > MIME Types: remove those for this domain.",
  },
  {
    matches: (diff) => header(diff, "Cache-Control", "Vary"),
    message: "The host or a cache in front overrides how long browsers keep files.",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; Cloudflare > Browser Cache TTL: Respect Existing Headers.",
  },
  {
    matches: (diff) => header(diff, "Set-Cookie"),
    message: "The host sets cookies, although the site uses none and does not ask for consent.",
    fix: "Ask the host which protection sets them, and to exclude this domain.",
  },
  {
    matches: ({ about, found }) => about === "header" && found === "",
    message:
      "Header fields that protect visitors are missing: mod_headers is off, or a proxy in front removes them.",
    fix: "Ask the host for mod_headers; check that .htaccess was uploaded.",
  },
  {
    matches: (diff) => header(diff),
    message: "Header fields differ from the build's: the host or the CDN in front of it sets its own.",
    fix: "Remove the rule there: cPanel > Apache Configuration, Cloudflare > Rules > Transform Rules.",
  },
  {
    matches: ({ about }) => about === "validator",
    severity: "info",
    message: "Unchanged files are sent again to visitors who already have them.",
    fix: "Ask the host not to remove ETag.",
  },
];

const isAccepted = (encoding: string, accepted = ""): boolean =>
  new RegExp(acceptEncodingPattern(encoding), "i").test(accepted);
