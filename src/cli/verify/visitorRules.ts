import { type Fault, kindOf } from "./fault.ts";
import type { HostSummary, Rule } from "./finding.ts";
import { campaign, noLanguage } from "./visitors.ts";

/** Returns true if plain requests don't have the same fault. Header fields have separate rules. */
const only = (fault: Fault, { shared }: HostSummary) =>
  fault.expectation.visitor !== undefined && !shared.has(kindOf(fault)) && fault.about !== "header";
const isRefused = ({ about, found }: Fault) =>
  about === "reach" || (about === "status" && /^[45]/.test(found));
const isRedirected = ({ about, found }: Fault) => about === "status" && found.startsWith("3");

/** Rules for faults that only some clients encounter. They take precedence over all other rules. */
export const visitorRules: Rule[] = [
  {
    matches: (fault, host) =>
      fault.expectation.visitor?.kind === "proxy" && isRedirected(fault) && only(fault, host),
    message:
      "Behind proxies that terminate TLS, the host redirects pages to themselves: nobody can open them.",
    fix: "Upload .htaccess (nginx, Caddy: the files in .hosting) again and remove other https redirects: cPanel > Domains > Force HTTPS Redirect: off.",
  },
  {
    matches: (fault, host) => fault.expectation.visitor?.kind === "proxy" && only(fault, host),
    message: "The host responds differently to requests from proxies.",
    fix: "Ask the host which of its rules uses the header fields below.",
  },
  {
    matches: (fault, host) => fault.expectation.visitor === campaign && only(fault, host),
    message:
      "Pages requested with a query, as from advertisements and shared links, differ from the same pages without it.",
    fix: "cPanel > Redirects, ModSecurity and NGINX Manager or LiteSpeed cache: remove the rule that refuses, drops or caches them.",
  },
  {
    matches: (fault, host) =>
      fault.expectation.visitor?.name === noLanguage && isRefused(fault) && only(fault, host),
    message: "Browsers without Accept-Language are refused.",
    fix: "A firewall mistakes them for robots: turn off cPanel > ModSecurity or the bot protection of the CDN.",
  },
  {
    matches: (fault, host) =>
      fault.expectation.visitor?.kind === "crawler" && isRefused(fault) && only(fault, host),
    message:
      "The host refuses the crawlers of search engines and link previews: the site disappears from them.",
    fix: "Some hosts refuse only fake crawlers like this check: see Google Search Console > URL Inspection > Test Live URL. If that fails too, turn off the bot protection of the host or of the CDN in front of it.",
  },
  {
    matches: (fault, host) => isRefused(fault) && only(fault, host),
    message: "The host refuses some browsers.",
    fix: "A firewall mistakes them for robots: turn off cPanel > ModSecurity or the bot protection of the CDN.",
  },
  {
    matches: (fault, host) => (isRedirected(fault) || fault.about === "bytes") && only(fault, host),
    message:
      "Phones, crawlers or visitors from search engines get different responses from this check: a sign of a hacked host.",
    fix: "Change every password, remove files that nobody uploaded (.htaccess of folders above, *.php), upload again and ask the host to investigate. If a CDN changes pages for phones, switch that off.",
  },
];
