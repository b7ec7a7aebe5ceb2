import type { Expectation } from "./expectation.ts";
import type { Finding } from "./finding.ts";

/** A header field that the build never sends, with its harmful values. */
type HarmfulField = Omit<Finding, "examples"> & {
  field: string;
  harmful: RegExp;
  /** Files on which the field is harmless. */
  except?: RegExp;
};

const remove = "Remove the rule that sets it: in .htaccess of this folder and of those above it, cPanel";

export const harmfulFields: HarmfulField[] = [
  {
    field: "X-Robots-Tag",
    harmful: /noindex|none|nofollow|noimageindex|nosnippet|unavailable_after/i,
    except: /\.(js|css|json|xml|txt|webmanifest|woff2)$/,
    severity: "error",
    message: "The host excludes pages from search engines (X-Robots-Tag), so visitors can't find them.",
    fix: `${remove} > Apache Configuration, or the network in front. Some hosts set it for test domains.`,
  },
  {
    field: "Refresh",
    harmful: /./,
    severity: "error",
    message: "The host redirects visitors to another URL after a while (Refresh): a sign of a hacked host.",
    fix: `${remove} > Redirects. If nobody set it: change every password and ask the host.`,
  },
  {
    field: "Content-Disposition",
    harmful: /attachment/i,
    severity: "error",
    message: "Browsers save files instead of showing them (Content-Disposition).",
    fix: `${remove} > MIME Types and Apache Handlers.`,
  },
  {
    field: "Link",
    harmful: /\brel="?[^;"]*\bcanonical\b/i,
    severity: "error",
    message: "The host gives search engines another canonical URL than the pages do (Link: canonical).",
    fix: `${remove} > Apache Configuration, or a plugin of the network in front.`,
  },
  {
    field: "Clear-Site-Data",
    harmful: /./,
    severity: "error",
    message:
      "The host makes browsers delete stored data: drafts of messages, the theme, cached files (Clear-Site-Data).",
    fix: `${remove} > Apache Configuration.`,
  },
  {
    field: "Expires",
    harmful: /./,
    except: /\.\w+$/,
    severity: "error",
    message: "The host sets its own expiry date for pages (Expires).",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; ask the host not to send Expires.",
  },
  {
    field: "Content-Security-Policy-Report-Only",
    harmful: /./,
    severity: "error",
    message: "The host adds its own policy in report-only mode (Content-Security-Policy-Report-Only).",
    fix: `${remove} > Apache Configuration. Check that Content-Security-Policy is sent as in the build.`,
  },
  {
    field: "Access-Control-Allow-Origin",
    harmful: /./,
    severity: "warning",
    message: "The host lets scripts of other sites read this one's files (Access-Control-Allow-Origin).",
    fix: `${remove} > Apache Configuration. Cloudflare Pages and GitHub Pages always set it, which is harmless there, because nothing is secret.`,
  },
];

export function harmfulIn(
  { kind, ask: { path } }: Expectation,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { field: string; found: string }[] {
  if (!["page", "file", "redirect"].includes(kind)) return [];
  return harmfulFields.flatMap(({ field, harmful, except }) => {
    const found = String(headers[field.toLowerCase()] ?? "");
    return harmful.test(found) && !except?.test(path) ? [{ field, found }] : [];
  });
}
