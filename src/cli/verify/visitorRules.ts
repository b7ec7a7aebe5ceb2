import { type Fault, kindOf } from "./fault.ts";
import type { HostSummary, Rule } from "./finding.ts";
import { campaign, noLanguage } from "./visitors.ts";

/** Returns true if plain requests don't have the same fault. Header fields have separate rules. */
const isVisitorOnly = (fault: Fault, { shared }: HostSummary) =>
  fault.expectation.visitor !== undefined && !shared.has(kindOf(fault)) && fault.about !== "header";
const visitorOf = ({ expectation }: Fault) => expectation.visitor;
const isRefused = ({ about, found }: Fault) =>
  about === "reach" || (about === "status" && /^[45]/.test(found));
const isRedirected = ({ about, found }: Fault) => about === "status" && found.startsWith("3");

const rules: Rule[] = [
  {
    matches: (fault) => visitorOf(fault)?.kind === "proxy" && isRedirected(fault),
    message:
      "Behind proxies that terminate TLS, the host redirects pages to themselves: nobody can open them.",
    fix: "Upload .htaccess (nginx, Caddy: the files in .hosting) again and remove other https redirects: cPanel > Domains > Force HTTPS Redirect: off.",
  },
  {
    matches: (fault) => visitorOf(fault)?.kind === "proxy",
    message: "The host responds differently to requests from proxies.",
    fix: "Ask the host which of its rules uses the header fields below.",
  },
  {
    matches: (fault) => visitorOf(fault) === campaign,
    message:
      "Pages requested with a query, as from advertisements and shared links, differ from the same pages without it.",
    fix: "cPanel > Redirects, ModSecurity and NGINX Manager or LiteSpeed cache: remove the rule that refuses, drops or caches them.",
  },
  {
    matches: (fault) => visitorOf(fault)?.name === noLanguage && isRefused(fault),
    message: "Browsers without Accept-Language are refused.",
    fix: "A firewall mistakes them for robots: turn off cPanel > ModSecurity or the bot protection of the CDN.",
  },
  {
    matches: (fault) => visitorOf(fault)?.kind === "crawler" && isRefused(fault),
    message:
      "The host refuses the crawlers of search engines and link previews: the site disappears from them.",
    fix: "Some hosts refuse only fake crawlers like this check: see Google Search Console > URL Inspection > Test Live URL. If that fails too, turn off the bot protection of the host or of the CDN in front of it.",
  },
  {
    matches: isRefused,
    message: "The host refuses some browsers.",
    fix: "A firewall mistakes them for robots: turn off cPanel > ModSecurity or the bot protection of the CDN.",
  },
  {
    matches: (fault) => isRedirected(fault) || fault.about === "bytes",
    message:
      "Phones, crawlers or visitors from search engines get different responses from this check: a sign of a hacked host.",
    fix: "Change every password, remove files that nobody uploaded (.htaccess of folders above, *.php), upload again and ask the host to investigate. If a CDN changes pages for phones, switch that off.",
  },
];

/** Rules for faults that only some clients encounter. They take precedence over all other rules. */
export const visitorRules: Rule[] = rules.map((rule) => ({
  ...rule,
  matches: (fault, host) => isVisitorOnly(fault, host) && rule.matches(fault, host),
}));
