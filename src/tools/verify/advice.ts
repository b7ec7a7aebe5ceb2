import type { Fault } from "./compare.ts";
import { say } from "./compare.ts";
import { isCertificate } from "./unreached.ts";

/** What a host does wrong, in plain words, and what mends it. */
export type Finding = {
  /** `wrong` fails the check; `soon` will; `note` is worth knowing. */
  weight: "wrong" | "soon" | "note";
  says: string;
  mend: string;
  /** Sentences on single answers. */
  examples: string[];
};

type Rule = Omit<Finding, "examples"> & { fits: (fault: Fault) => boolean };

const kind = (fault: Fault) => fault.expectation.kind;
const status = (fault: Fault, ...codes: string[]) => fault.about === "status" && codes.includes(fault.found);
const header = (fault: Fault, ...names: string[]) =>
  fault.about === "header" && (names.length === 0 || names.includes(fault.field ?? ""));

/** The first rule that fits speaks for a fault. */
const rules: Rule[] = [
  {
    fits: ({ about, found }) => about === "reach" && isCertificate(found),
    weight: "wrong",
    says: "The certificate is missing, has run out or is for another name, so browsers warn visitors away.",
    mend: "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL.",
  },
  {
    fits: ({ about }) => about === "reach",
    weight: "wrong",
    says: "The host leaves some questions without an answer.",
    mend: "cPanel > Resource Usage and Errors. Wait a quarter of an hour and check again.",
  },
  {
    fits: (fault) => status(fault, "500"),
    weight: "wrong",
    says: "The host answers with a server error: it refuses a line of .htaccess, ours or one that somebody added.",
    mend: "cPanel > Metrics > Errors names the line. Upload .htaccess anew; ask the host for AllowOverride FileInfo.",
  },
  {
    fits: (fault) => status(fault, "503", "508", "429"),
    weight: "wrong",
    says: "The host turns visitors away because the account is at its limit, or because it takes this check for an attack.",
    mend: "cPanel > Resource Usage. Wait a quarter of an hour and check again.",
  },
  {
    fits: (fault) => status(fault, "401", "403") && kind(fault) !== "hidden",
    weight: "wrong",
    says: "The host refuses files that are there.",
    mend: "cPanel > File Manager > Permissions: 644 for files, 755 for folders. Then Directory Privacy, Hotlink Protection and ModSecurity: off for this domain. If every page is refused, ask the host for Options SymLinksIfOwnerMatch.",
  },
  {
    fits: (fault) => kind(fault) === "page" && status(fault, "301", "302", "307", "308"),
    weight: "wrong",
    says: "Pages are answered with a redirect, most likely to the address with a slash: .htaccess is not read, or mod_rewrite is off.",
    mend: "cPanel > File Manager > Settings > Show Hidden Files: .htaccess belongs into the same folder as index.html. If it is there, ask the host for mod_rewrite, or set urlStyle: slash in content/site.yaml and build.",
  },
  {
    fits: (fault) => (kind(fault) === "page" || kind(fault) === "file") && status(fault, "404"),
    weight: "wrong",
    says: "Files of the build are not on the host.",
    mend: "Upload the contents of dist/ (not the folder itself) into public_html, hidden files included.",
  },
  {
    fits: (fault) => ["missing", "hidden"].includes(kind(fault)) && fault.about === "status",
    weight: "wrong",
    says: "Addresses that lead nowhere are answered as if they did: a list of files, or a file that is not for visitors.",
    mend: "cPanel > Indexes > public_html > No Indexing; and see that .htaccess was uploaded.",
  },
  {
    fits: (fault) => ["missing", "hidden"].includes(kind(fault)) && fault.about === "bytes",
    weight: "wrong",
    says: "The host shows a not-found page of its own.",
    mend: "cPanel > Error Pages: remove those of this domain; and see that .htaccess was uploaded.",
  },
  {
    fits: (fault) => kind(fault) === "redirect" && (fault.about === "status" || fault.about === "location"),
    weight: "wrong",
    says: "Other spellings of addresses don't lead to the page in one step.",
    mend: "cPanel > Redirects: remove what stands there; and see that .htaccess was uploaded.",
  },
  {
    fits: ({ about, found }) => about === "encoding" && found === "",
    weight: "wrong",
    says: "Text is sent uncompressed, four times as large as it need be.",
    mend: "Upload the .br and .gz files too; cPanel > Optimize Website > Compress All Content.",
  },
  {
    fits: ({ about }) => about === "encoding",
    weight: "note",
    says: "The host compresses by itself (LiteSpeed and Cloudflare do), a little less well than the build did.",
    mend: "Nothing has to be done.",
  },
  {
    fits: (fault) => fault.about === "bytes",
    weight: "wrong",
    says: "Answers hold other bytes than the build: an older upload, a broken one, or something that rewrites pages on their way.",
    mend: "Upload again, in binary mode. Then cPanel > NGINX Manager or LiteSpeed > purge the cache; Cloudflare > Rocket Loader, Email Obfuscation and Auto Minify: off.",
  },
  {
    fits: (fault) => header(fault, "Content-Type", "Content-Language"),
    weight: "wrong",
    says: "Files are announced as what they are not.",
    mend: "cPanel > MIME Types: remove those for this domain.",
  },
  {
    fits: (fault) => header(fault, "Cache-Control", "Vary"),
    weight: "wrong",
    says: "Somebody else decides how long browsers keep files.",
    mend: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; Cloudflare > Browser Cache TTL: Respect Existing Headers.",
  },
  {
    fits: (fault) => header(fault, "Set-Cookie"),
    weight: "wrong",
    says: "The host sets cookies; the site has none and asks for no consent.",
    mend: "Ask the host for which of its protections it does so, and to leave this domain out.",
  },
  {
    fits: ({ about, found }) => about === "header" && found === "",
    weight: "wrong",
    says: "Header fields that protect visitors are missing: mod_headers is off, or something in front takes them away.",
    mend: "Ask the host for mod_headers; see that .htaccess was uploaded.",
  },
  {
    fits: (fault) => header(fault),
    weight: "wrong",
    says: "Header fields have other values than ours: the host or a network in front sets its own.",
    mend: "Remove the rule there: cPanel > Apache Configuration, Cloudflare > Rules > Transform Rules.",
  },
  {
    fits: ({ about }) => about === "validator",
    weight: "note",
    says: "What a visitor has already is sent again.",
    mend: "Ask the host not to remove ETag.",
  },
];

/** Gathers faults under what they mean; each kind once, with up to three examples. */
export function findingsOf(faults: Fault[]): Finding[] {
  const groups = Map.groupBy(faults, (fault) => rules.find(({ fits }) => fits(fault)));
  return rules.flatMap((rule) => {
    const group = groups.get(rule);
    if (!group) return [];
    const { weight, says, mend } = rule;
    const rest = group.length > 3 ? [`and ${group.length - 3} more`] : [];
    return [{ weight, says, mend, examples: [...group.slice(0, 3).map(say), ...rest] }];
  });
}
