import type { Difference } from "./difference.ts";
import { isProgram } from "./closedPaths.ts";
import type { Rule } from "./problem.ts";
import { isCertificate } from "./sendRequest.ts";

const status = (diff: Difference, ...codes: string[]) =>
  diff.about === "status" && codes.includes(diff.found);
const isRedirected = (diff: Difference) => status(diff, "301", "302", "303", "307", "308");
const shouldExist = ({ expectation: { kind } }: Difference) => kind === "page" || kind === "file";
const shouldNotExist = ({ expectation: { kind } }: Difference) =>
  ["missing", "hidden", "leftover", "removed"].includes(kind);
const addsSlash = ({ expectation: { request }, location = "" }: Difference) =>
  new URL(location, "http://host").pathname === `${request.path}/`;

/**
 * Causes of a missing response, a wrong status or a wrong redirect. The first match wins, so specific rules
 * come first.
 */
export const statusRules: Rule[] = [
  {
    matches: ({ about, found }) => about === "reach" && isCertificate(found),
    message:
      "The certificate is missing, expired or for another name, so browsers show a warning instead of the site.",
    fix: "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL.",
  },
  {
    matches: ({ about }) => about === "reach",
    message: "The host does not respond to some requests.",
    fix: "cPanel > Resource Usage and Errors. Wait a quarter of an hour and check again.",
  },
  {
    matches: (diff) => status(diff, "500"),
    message: "The host returns a server error: most likely it rejects a line of .htaccess.",
    fix: "cPanel > Metrics > Errors shows the line. Upload .htaccess again; ask the host for AllowOverride FileInfo. Until then rename .htaccess: all pages then work, with one redirect.",
  },
  {
    matches: (diff) => /^(502|504|52\d|530)$/.test(diff.found) && diff.about === "status",
    message: "The proxy in front of the host (nginx, Cloudflare) gets no response from the server behind it.",
    fix: "Wait a quarter of an hour and check again. Then ask the host whether its web server is running; with Cloudflare, see DNS > Records for the server's address and SSL/TLS > Overview for the mode.",
  },
  {
    matches: (diff) => status(diff, "429", "503", "508", "509"),
    message:
      "The host rejects visitors: the account is at its limit, or this check was mistaken for an attack.",
    fix: "cPanel > Resource Usage and Bandwidth. Wait a quarter of an hour and check again.",
  },
  {
    matches: (diff) => status(diff, "401", "403") && diff.expectation.kind !== "hidden",
    message: "The host denies access to files that exist.",
    fix: "cPanel > File Manager > Permissions: 644 for files, 755 for folders. Then Directory Privacy, Hotlink Protection and ModSecurity: off for this domain. If every page is refused, ask the host for Options SymLinksIfOwnerMatch.",
  },
  {
    matches: (diff) => status(diff, "406"),
    message: "A firewall of the host (most likely ModSecurity) refuses requests.",
    fix: "cPanel > ModSecurity: off for this domain, or ask the host which of its rules refuses the URLs below.",
  },
  {
    matches: (diff) => status(diff, "405", "501") && diff.expectation.request.method === "HEAD",
    message: "The host refuses HEAD requests, which link checkers and some search engines use.",
    fix: "Ask the host to allow HEAD wherever GET is allowed.",
  },
  {
    matches: (diff) =>
      diff.cached === true && shouldExist(diff) && (status(diff, "404", "410") || diff.about === "bytes"),
    message: "A cache in front of the host still sends an earlier response.",
    fix: "Purge it: cPanel > NGINX Manager or LiteSpeed; Cloudflare > Caching > Purge Everything. Then check again.",
  },
  {
    matches: (diff) => isRedirected(diff) && diff.expectation.kind === "page" && addsSlash(diff),
    message:
      "Pages are redirected to the URL with a trailing slash: .htaccess is not read, mod_rewrite is off, or the host always adds it.",
    fix: "cPanel > File Manager > Settings > Show Hidden Files: .htaccess must be in the same folder as index.html. If it is there, ask the host for mod_rewrite. Cloudflare Pages, Netlify, GitHub Pages and S3 always add the slash: set urlStyle: slash in {content}/site.yaml and build.",
  },
  {
    matches: (diff) => isRedirected(diff) && shouldExist(diff),
    message: "Pages or files are redirected to another URL.",
    fix: "cPanel > Redirects, Domains and Hotlink Protection: remove the rule that redirects them.",
  },
  {
    matches: (diff) => shouldExist(diff) && status(diff, "404"),
    message: "Files of the build are not on the host.",
    fix: "Upload the contents of dist/ (not the folder itself) into public_html, hidden files included.",
  },
  {
    matches: (diff, { answersAnything }) => answersAnything && shouldNotExist(diff) && status(diff, "200"),
    message: "URLs that don't exist return status 200.",
    fix: "Remove the rule that serves one page for every URL (from a single-page application or a site builder); and check that .htaccess was uploaded.",
  },
  {
    matches: ({ expectation }) => expectation.kind === "removed",
    message:
      "Pages or files that the site no longer has are still on the host, and search engines list them.",
    fix: "cPanel > File Manager: delete their folders. npm run deploy deletes only the files that it uploaded itself. To redirect their URLs, add them under redirects in {content}/navigation.yaml.",
  },
  {
    matches: (diff) => diff.expectation.kind === "missing" && status(diff, "200"),
    message: "Folders show a list of their files.",
    fix: "cPanel > Indexes > public_html > No Indexing; and check that .htaccess was uploaded.",
  },
  {
    matches: ({ expectation: { kind, request }, about }) =>
      kind === "leftover" && about === "status" && isProgram(request.path),
    message:
      "A program that is not part of the site responds, for example WordPress or a tool of the host: a security risk.",
    fix: "cPanel > File Manager: remove its files; if nobody installed it, change every password and ask the host to look.",
  },
  {
    matches: (diff) =>
      diff.expectation.kind === "leftover" || (diff.expectation.kind === "hidden" && status(diff, "200")),
    message: "Private files are readable: they may contain passwords, the whole site or its history.",
    fix: "cPanel > File Manager > Settings > Show Hidden Files: remove .env, .git, archives and copies, and change any password in them. Check that .htaccess was uploaded.",
  },
  {
    matches: (diff) => shouldNotExist(diff) && isRedirected(diff),
    message: "URLs that don't exist are redirected instead of giving status 404.",
    fix: "cPanel > Redirects and Error Pages: remove those of this domain; and check that .htaccess was uploaded.",
  },
  {
    matches: (diff) =>
      diff.expectation.kind === "redirect" &&
      /[A-Z]/.test(diff.expectation.request.path.replace(/\?.*/, "")) &&
      status(diff, "404"),
    severity: "warning",
    message: "URLs in capitals, as printed on flyers, are not found.",
    fix: "Check that .htaccess was uploaded. Cloudflare Pages and GitHub Pages can't redirect them: print URLs in lower case.",
  },
  {
    matches: ({ expectation: { kind }, about }) =>
      kind === "redirect" && (about === "status" || about === "location"),
    message: "Variants of a page's URL (the list below shows them) don't redirect to it in one step.",
    fix: "cPanel > Redirects: remove those of this domain; and check that .htaccess was uploaded.",
  },
];
