import type { Fault } from "./fault.ts";
import type { Rule } from "./finding.ts";

const status = (fault: Fault, codes: RegExp) => fault.about === "status" && codes.test(fault.found);
const isRedirected = (fault: Fault) => status(fault, /^30[12378]$/);
const isSent = ({ expectation: { kind } }: Fault) => kind === "page" || kind === "file";
const isForbidden = ({ expectation: { kind } }: Fault) => ["missing", "folder", "hidden"].includes(kind);
const addsSlash = ({ expectation: { request }, location = "" }: Fault) =>
  new URL(location, "http://host").pathname === `${request.path}/`;

export const isCertificate = (text: string): boolean => /certificate|CERT|altname/i.test(text);

/** Causes of a missing response, a wrong status or a wrong redirect. */
export const statusRules: Rule[] = [
  {
    matches: ({ about, found }) => about === "connection" && isCertificate(found),
    message: "The certificate is missing, expired or for another name, so browsers warn visitors away.",
    fix: "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL.",
  },
  {
    matches: (fault) => status(fault, /^500$/),
    message: "The host answers with a server error: most likely it rejects a line of .htaccess.",
    fix: "cPanel > Metrics > Errors names the line. Upload .htaccess again; ask the host for AllowOverride FileInfo. Until then rename .htaccess: every page then answers, with one redirect.",
  },
  {
    matches: (fault) => fault.about === "connection" || status(fault, /^(429|5\d\d)$/),
    message: "The host, or a proxy in front of it, does not respond to some requests.",
    fix: "cPanel > Resource Usage and Errors. Wait a quarter of an hour and check again; then ask the host.",
  },
  {
    matches: (fault) => status(fault, /^40[136]$/) && fault.expectation.kind !== "hidden",
    message: "The host refuses existing files.",
    fix: "cPanel > File Manager > Permissions: 644 for files, 755 for folders. Then Directory Privacy, Hotlink Protection and ModSecurity: off for this domain. If every page is refused, ask the host for Options SymLinksIfOwnerMatch.",
  },
  {
    matches: (fault) => isRedirected(fault) && fault.expectation.kind === "page" && addsSlash(fault),
    message:
      "Pages are redirected to the URL with a trailing slash: .htaccess is not read, mod_rewrite is off, or the host always adds it.",
    fix: "cPanel > File Manager > Settings > Show Hidden Files: .htaccess must be in the same folder as index.html. If it is there, ask the host for mod_rewrite. Cloudflare Pages, Netlify, GitHub Pages and S3 always add the slash: set urlStyle: slash in content/site.yaml and build.",
  },
  {
    matches: (fault) => isRedirected(fault) && isSent(fault),
    message: "Pages or files are redirected to another URL.",
    fix: "cPanel > Redirects, Domains and Hotlink Protection: remove the rule that redirects them.",
  },
  {
    matches: (fault) => isSent(fault) && status(fault, /^404$/),
    message: "Files of the build are not on the host.",
    fix: "Upload the contents of dist/ (not the folder itself) into public_html, hidden files included.",
  },
  {
    matches: (fault) => fault.expectation.kind === "folder" && status(fault, /^200$/),
    message: "Folders show a list of their files.",
    fix: "cPanel > Indexes > public_html > No Indexing; and check that .htaccess was uploaded.",
  },
  {
    matches: (fault) => fault.expectation.kind === "hidden" && status(fault, /^200$/),
    message: "Private files are readable.",
    fix: "cPanel > File Manager > Settings > Show Hidden Files: remove site.zip, .env and .git, and change any password in them. Check that .htaccess was uploaded.",
  },
  {
    matches: (fault) => isForbidden(fault) && (status(fault, /^200$/) || isRedirected(fault)),
    message: "URLs that don't exist are answered or redirected instead of giving status 404.",
    fix: "cPanel > Redirects and Error Pages: remove those of this domain, and any rule that serves one page for every URL; and check that .htaccess was uploaded.",
  },
  {
    matches: (fault) => isForbidden(fault) && fault.about === "bytes",
    message: "The host shows its own not-found page.",
    fix: "cPanel > Error Pages: remove those of this domain; and check that .htaccess was uploaded.",
  },
  {
    matches: (fault) =>
      fault.expectation.kind === "redirect" && (fault.about === "status" || fault.about === "location"),
    message: "Other forms of URLs don't redirect to the page in one step.",
    fix: "cPanel > Redirects: remove those of this domain; and check that .htaccess was uploaded. Cloudflare Pages and GitHub Pages can't redirect capitals: print URLs in lower case.",
  },
];
