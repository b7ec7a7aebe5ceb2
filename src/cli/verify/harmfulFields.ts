import type { Expectation } from "./difference.ts";
import type { Rule } from "./problem.ts";

/** A header field that the build never sets and that can do harm. */
type HarmfulField = Omit<Rule, "matches" | "fix"> & {
  field: string;
  /** The harmful values. By default, any value is harmful. */
  harmful?: RegExp;
  /** Files for which the field is harmless. */
  except?: RegExp;
  /** True if the field is correct in redirects. */
  redirects?: true;
  fix?: string;
};

const remove =
  "Remove the rule that sets it: in .htaccess of this folder and of those above it, cPanel > Apache Configuration, or the CDN in front of the host.";

const fields: HarmfulField[] = [
  {
    field: "X-Robots-Tag",
    harmful: /noindex|none|nofollow|noimageindex|nosnippet|unavailable_after/i,
    except: /\.(js|css|json|xml|txt|webmanifest|woff2)$/,
    message: "The host excludes pages from search engines (X-Robots-Tag), so visitors can't find them.",
    fix: `${remove} Some hosts set it for test domains.`,
  },
  {
    field: "Refresh",
    message: "The host redirects visitors to another URL after a while (Refresh): a sign of a hacked host.",
    fix: `${remove} If nobody set it: change every password and ask the host.`,
  },
  {
    field: "Content-Disposition",
    harmful: /attachment/i,
    message: "Browsers save files instead of showing them (Content-Disposition).",
  },
  {
    field: "Link",
    harmful: /\brel="?[^;"]*\bcanonical\b/i,
    message:
      "The host sends search engines a different canonical URL from the one in the pages (Link: canonical).",
  },
  {
    field: "Clear-Site-Data",
    message:
      "The host makes browsers delete stored data: drafts of messages, the theme, cached files (Clear-Site-Data).",
  },
  {
    field: "Expires",
    except: /\.\w+$/,
    message: "The host sets its own expiry date for pages (Expires).",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; ask the host not to send Expires.",
  },
  {
    field: "Content-Security-Policy-Report-Only",
    message: "The host adds its own policy in report-only mode (Content-Security-Policy-Report-Only).",
  },
  {
    field: "Location",
    redirects: true,
    message: "Pages name another URL as if they were redirects (Location), and some crawlers follow it.",
  },
  {
    field: "Service-Worker-Allowed",
    message:
      "The host lets a script in any folder control the whole site in visitors' browsers (Service-Worker-Allowed).",
  },
  {
    field: "Vary",
    harmful: /\b(cookie|user-agent)\b|\*/i,
    severity: "warning",
    message: "Caches keep a copy of each page for every browser or cookie, so they hardly help (Vary).",
    fix: "Ask the host to remove Cookie and User-Agent from Vary, or switch its cache plugin off for this domain.",
  },
  {
    field: "NEL",
    severity: "warning",
    message: "Browsers report visitors' failed requests to another company (NEL).",
    fix: `${remove} Cloudflare sets it by default.`,
  },
  {
    field: "Access-Control-Allow-Origin",
    severity: "warning",
    message: "The host lets scripts of other sites read the site's files (Access-Control-Allow-Origin).",
    fix: `${remove} Cloudflare Pages and GitHub Pages always set it, which is harmless there, because nothing is secret.`,
  },
];

export const harmfulRules: Rule[] = fields.map(
  ({ field: name, harmful = /./, fix = remove, severity = "error", message }) => ({
    severity,
    message,
    fix,
    matches: ({ about, field, found }) => about === "header" && field === name && harmful.test(found),
  }),
);

export function harmfulIn(
  { kind, request: { path } }: Expectation,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { field: string; found: string }[] {
  if (!["page", "file", "redirect"].includes(kind)) return [];
  return fields.flatMap(({ field, harmful = /./, except, redirects }) => {
    const found = String(headers[field.toLowerCase()] ?? "");
    if (redirects && kind === "redirect") return [];
    return harmful.test(found) && !except?.test(path) ? [{ field, found }] : [];
  });
}
