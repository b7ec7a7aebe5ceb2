import type { Fault } from "./fault.ts";
import { harmfulFields } from "./harmfulFields.ts";
import type { Rule } from "./rule.ts";

const header = (fault: Fault, ...names: string[]) =>
  fault.about === "header" && (names.length === 0 || names.includes(fault.field ?? ""));

/** Causes of an answer with the right status but wrong bytes or header fields. The first that matches applies. */
export const contentRules: Rule[] = [
  ...harmfulFields.map(({ field, severity, message, fix }) => ({
    matches: (fault: Fault) => header(fault, field),
    severity,
    message,
    fix,
  })),
  {
    matches: ({ about }) => about === "addresses",
    severity: "error",
    message: "A network in front of the host hides the company's e-mail address: nobody can read or use it.",
    fix: "Cloudflare > Scrape Shield > Email Address Obfuscation: off. Then purge the cache.",
  },
  {
    matches: ({ about }) => about === "condition",
    severity: "error",
    message: "Visitors who hold an older page are told that it has not changed: they never see an update.",
    fix: "A cache in front compares wrongly: cPanel > NGINX Manager or LiteSpeed cache: off for this domain.",
  },
  {
    matches: ({ about }) => about === "length",
    severity: "error",
    message: "HEAD is answered with another length than GET, which link checkers and downloads rely on.",
    fix: "Ask the host which program answers HEAD, and to let the web server do it.",
  },
  {
    matches: ({ about }) => about === "decoding",
    severity: "error",
    message: "Compressed answers are broken: browsers show an error or unreadable text.",
    fix: "Something compresses twice or changes compressed files: cPanel > Optimize Website > Disabled; upload again in binary mode; LiteSpeed or Cloudflare > purge the cache.",
  },
  {
    matches: ({ expectation, about, found }) =>
      about === "encoding" && found !== "" && !isAccepted(found, expectation.ask.headers["Accept-Encoding"]),
    severity: "error",
    message: "Compressed text is sent to readers that did not say they can read it.",
    fix: "A cache in front ignores Vary: cPanel > NGINX Manager or LiteSpeed cache: off for this domain, or purge it.",
  },
  {
    matches: ({ expectation: { kind }, about }) =>
      (kind === "missing" || kind === "hidden") && about === "bytes",
    severity: "error",
    message: "The host shows a not-found page of its own.",
    fix: "cPanel > Error Pages: remove those of this domain; and see that .htaccess was uploaded.",
  },
  {
    matches: ({ about, found }) => about === "encoding" && found === "",
    severity: "error",
    message: "Text is sent uncompressed, four times as large as it need be.",
    fix: "Upload the .br and .gz files too; cPanel > Optimize Website > Compress All Content.",
  },
  {
    matches: ({ about }) => about === "encoding" || about === "compression",
    severity: "info",
    message:
      "The host compresses by itself (LiteSpeed and Cloudflare do), a little less well than the build did.",
    fix: "Nothing has to be done.",
  },
  {
    matches: ({ about }) => about === "bytes",
    severity: "error",
    message:
      "Answers hold other bytes than the build: an older or broken upload, or something that rewrites pages.",
    fix: "Upload again, in binary mode. Then cPanel > NGINX Manager or LiteSpeed > purge the cache; Cloudflare > Rocket Loader, Email Obfuscation and Auto Minify: off.",
  },
  {
    matches: (fault) => header(fault, "Content-Type", "Content-Language"),
    severity: "error",
    message: "Files are sent with a wrong media type or language.",
    fix: "cPanel > MIME Types: remove those for this domain.",
  },
  {
    matches: (fault) => header(fault, "Cache-Control", "Vary"),
    severity: "error",
    message: "The host or a cache in front decides by its own rules how long browsers keep files.",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; Cloudflare > Browser Cache TTL: Respect Existing Headers.",
  },
  {
    matches: (fault) => header(fault, "Set-Cookie"),
    severity: "error",
    message: "The host sets cookies; the site has none and asks for no consent.",
    fix: "Ask the host which of its protections sets them, and to leave this domain out.",
  },
  {
    matches: ({ about, found }) => about === "header" && found === "",
    severity: "error",
    message:
      "Header fields that protect visitors are missing: mod_headers is off, or something in front removes them.",
    fix: "Ask the host for mod_headers; see that .htaccess was uploaded.",
  },
  {
    matches: (fault) => header(fault),
    severity: "error",
    message: "Header fields have other values than ours: the host or a network in front sets its own.",
    fix: "Remove the rule there: cPanel > Apache Configuration, Cloudflare > Rules > Transform Rules.",
  },
  {
    matches: ({ about }) => about === "validator",
    severity: "info",
    message: "Unchanged files are sent again to visitors who have them already.",
    fix: "Ask the host not to remove ETag.",
  },
];

/** Whether an Accept-Encoding field allows an encoding; a weight of 0 (`br;q=0`) refuses it. */
function isAccepted(encoding: string, accepted = ""): boolean {
  return accepted.split(/\s*,\s*/).some((entry) => {
    const [name, ...parameters] = entry.split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
