import { acceptEncodingPattern } from "../../hosting/patterns.ts";
import type { Fault } from "./fault.ts";
import type { Rule } from "./finding.ts";

const header = (fault: Fault, ...names: string[]) =>
  fault.about === "header" && (names.length === 0 || names.includes(fault.field ?? ""));
const isAccepted = ({ found, expectation: { request } }: Fault) =>
  new RegExp(acceptEncodingPattern(found), "i").test(request.headers["Accept-Encoding"] ?? "");

/** Causes of wrong bytes or header fields with the right status. The last rule matches every fault. */
export const contentRules: Rule[] = [
  {
    matches: ({ about }) => about === "addresses",
    message:
      "A network in front of the host obfuscates the company's e-mail address, so nobody can read or use it.",
    fix: "Cloudflare > Scrape Shield > Email Address Obfuscation: off. Then purge the cache.",
  },
  {
    matches: (fault) => header(fault, "X-Robots-Tag"),
    message: "The host controls search engines by X-Robots-Tag, so visitors may not find the site.",
    fix: "Remove the rule that sets it: in .htaccess of this folder and of those above it, cPanel > Apache Configuration, or the network in front. Some hosts set it for test domains.",
  },
  {
    matches: (fault) =>
      fault.about === "decoding" || (fault.about === "encoding" && fault.found !== "" && !isAccepted(fault)),
    message: "Some clients can't decode the compressed responses.",
    fix: "Something compresses twice, or a cache ignores Vary: cPanel > Optimize Website > Disabled; NGINX Manager or LiteSpeed cache: purge it, or off for this domain. Upload in binary mode.",
  },
  {
    matches: ({ about, found }) => about === "encoding" && found === "",
    message: "Text is sent uncompressed, four times larger than necessary.",
    fix: "Upload the .br and .gz files too; cPanel > Optimize Website > Compress All Content.",
  },
  {
    matches: ({ about }) => about === "encoding",
    severity: "info",
    message: "The host compresses by itself (LiteSpeed and Cloudflare do), slightly less than the build.",
    fix: "No action is needed.",
  },
  {
    matches: ({ about }) => about === "bytes",
    message:
      "Responses have other bytes than the build: an older or broken upload, or a program that rewrites pages.",
    fix: "Upload again, in binary mode. Then cPanel > NGINX Manager or LiteSpeed > purge the cache; Cloudflare > Rocket Loader and Auto Minify: off, and Caching > Purge Everything.",
  },
  {
    matches: (fault) => header(fault, "Content-Type", "Content-Language"),
    message: "Files are sent with a wrong media type or language.",
    fix: "cPanel > MIME Types: remove those for this domain.",
  },
  {
    matches: (fault) => header(fault, "Cache-Control", "Vary"),
    message: "The host or a cache in front overrides how long browsers keep files.",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; Cloudflare > Browser Cache TTL: Respect Existing Headers.",
  },
  {
    matches: (fault) => header(fault, "Set-Cookie"),
    message: "The host sets cookies; the site has none and asks for no consent.",
    fix: "Ask the host which protection sets them, and to exclude this domain.",
  },
  {
    matches: (fault) => header(fault) && fault.found === "",
    message:
      "Header fields that protect visitors are missing: mod_headers is off, or a proxy in front removes them.",
    fix: "Ask the host for mod_headers; check that .htaccess was uploaded.",
  },
  {
    matches: (fault) => header(fault),
    message: "Header fields have other values than the build's: the host or a network in front sets its own.",
    fix: "Remove the rule there: cPanel > Apache Configuration, Cloudflare > Rules > Transform Rules.",
  },
  {
    matches: () => true,
    message: "Some responses differ from the build.",
    fix: "The cause is unknown: show the lines below to the host's support.",
  },
];
