import { type Expectation, type Difference, kindOf, type Visitor } from "./difference.ts";
import type { HostSummary, Rule } from "./problem.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";
const desktop = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36`;
const phone = `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36`;
const googlebot = `${phone} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const english = { "Accept-Language": "en-US,en;q=0.9" };

const campaign: Visitor = { name: "a visitor from an advertisement", kind: "person", headers: {} };

/** Each of them finds a difference that no other request finds. */
const visitors: Visitor[] = [
  {
    name: "a phone from a search engine",
    kind: "person",
    headers: { "User-Agent": phone, Referer: "https://www.google.com/", ...english },
  },
  { name: "a browser without Accept-Language", kind: "person", headers: { "User-Agent": desktop } },
  { name: "Google's crawler", kind: "crawler", headers: { "User-Agent": googlebot } },
  { name: "WhatsApp's link preview", kind: "crawler", headers: { "User-Agent": "WhatsApp/2.24.1.78 A" } },
];

const proxy: Visitor = {
  name: "a chain of proxies",
  kind: "proxy",
  headers: { "X-Forwarded-Proto": "https,http" },
};

type ServedPath = readonly [path: string, file: string];

const mostPages = 30;

/**
 * Expects every client to get the same response as a plain request.
 *
 * @param pages URL paths, each with the file that is served
 * @param fields returns the header fields for a file
 */
export function visitExpectations(
  pages: ServedPath[],
  fields: (file: string) => Record<string, string>,
): Expectation[] {
  const step = Math.ceil(pages.length / mostPages);
  const some = pages.filter((_, index) => index % step === 0);
  const visit = (visitor: Visitor, [path, file]: ServedPath): Expectation => ({
    name: `GET ${path} as ${visitor.name}`,
    kind: "page",
    visitor,
    request: {
      path,
      method: "GET",
      headers: { ...visitor.headers, "Accept-Encoding": "gzip, deflate, br, zstd" },
    },
    status: [200],
    file,
    encoding: "br",
    headers: fields(file),
  });
  return [
    ...some.map(([path, file]) => visit(campaign, [`${path}?utm_source=a&gclid=b&fbclid=c`, file])),
    ...visitors.flatMap((one) => some.map((page) => visit(one, page))),
    visit(proxy, ["/", "index.html"]),
  ];
}

const visitorOf = ({ expectation }: Difference) => expectation.visitor;
const isRefused = ({ about, found }: Difference) =>
  about === "reach" || (about === "status" && /^[45]/.test(found));

const rules: Rule[] = [
  {
    matches: (diff) => visitorOf(diff)?.kind === "proxy",
    message:
      "Behind proxies that terminate TLS, the host responds differently, most likely with a redirect of pages to themselves: nobody can open them.",
    fix: "Upload .htaccess (nginx, Caddy: the files in .hosting) again and remove other https redirects: cPanel > Domains > Force HTTPS Redirect: off.",
  },
  {
    matches: (diff) => visitorOf(diff) === campaign,
    message:
      "Pages requested with a query, as from advertisements and shared links, differ from the same pages without it.",
    fix: "cPanel > Redirects, ModSecurity and NGINX Manager or LiteSpeed cache: remove the rule that refuses, drops or caches them.",
  },
  {
    matches: (diff) => visitorOf(diff)?.kind === "person" && isRefused(diff),
    message: "The host refuses some browsers, for example those without Accept-Language.",
    fix: "A firewall mistakes them for robots: turn off cPanel > ModSecurity or the bot protection of the CDN.",
  },
  {
    matches: isRefused,
    message:
      "The host refuses the crawlers of search engines and link previews: the site disappears from them.",
    fix: "Some hosts refuse only fake crawlers like this check: see Google Search Console > URL Inspection > Test Live URL. If that fails too, turn off the bot protection of the host or of the CDN in front of it.",
  },
  {
    matches: ({ about, found }) => about === "bytes" || (about === "status" && found.startsWith("3")),
    message:
      "Phones, crawlers or visitors from search engines get different responses from this check: a sign of a hacked host.",
    fix: "Change every password, remove files that nobody uploaded (.htaccess of folders above, *.php), upload again and ask the host to investigate. If a CDN changes pages for phones, switch that off.",
  },
];

/** Plain requests don't have the same difference. Header fields have separate rules. */
const isVisitorOnly = (diff: Difference, { shared }: HostSummary) =>
  visitorOf(diff) !== undefined && !shared.has(kindOf(diff)) && diff.about !== "header";

/** Rules for differences that only some clients encounter. They take precedence over all other rules. */
export const visitorRules: Rule[] = rules.map((rule) => ({
  ...rule,
  matches: (diff, host) => isVisitorOnly(diff, host) && rule.matches(diff, host),
}));
