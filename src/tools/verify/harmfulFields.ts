import type { Expectation } from "./expectation.ts";
import type { Finding } from "./finding.ts";

/** A header field that no answer of ours has, where its value does harm. */
type HarmfulField = Omit<Finding, "examples"> & {
  field: string;
  harmful: RegExp;
  /** Files on which it does none. */
  except?: RegExp;
};

const remove = "Remove the rule that sets it: in .htaccess of this folder and of those above it, cPanel";

export const harmfulFields: HarmfulField[] = [
  {
    field: "X-Robots-Tag",
    harmful: /noindex|none|nofollow|noimageindex|nosnippet|unavailable_after/i,
    except: /\.(js|css|json|xml|txt|webmanifest|woff2)$/,
    severity: "error",
    message: "The host tells search engines to leave pages out (X-Robots-Tag): visitors can't find them.",
    fix: `${remove} > Apache Configuration, or the network in front. Hosts set it for addresses of tests, too.`,
  },
  {
    field: "Refresh",
    harmful: /./,
    severity: "error",
    message:
      "The host leads visitors on to another address after a while (Refresh): a sign of a hacked host.",
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
    message: "The host names search engines another address for pages than the pages do (Link: canonical).",
    fix: `${remove} > Apache Configuration, or a plugin of the network in front.`,
  },
  {
    field: "Clear-Site-Data",
    harmful: /./,
    severity: "error",
    message: "The host makes browsers forget what they keep: half-written messages, the theme, files.",
    fix: `${remove} > Apache Configuration.`,
  },
  {
    field: "Expires",
    harmful: /./,
    except: /\.\w+$/,
    severity: "error",
    message: "The host decides by a date of its own how long pages are kept (Expires).",
    fix: "cPanel > NGINX Manager or LiteSpeed cache: off for this domain; ask the host to leave Expires out.",
  },
  {
    field: "Content-Security-Policy-Report-Only",
    harmful: /./,
    severity: "error",
    message: "A policy of the host's own is reported, not enforced (Content-Security-Policy-Report-Only).",
    fix: `${remove} > Apache Configuration. See that Content-Security-Policy is sent as the build has it.`,
  },
  {
    field: "Access-Control-Allow-Origin",
    harmful: /./,
    severity: "warning",
    message: "The host lets scripts of other sites read this one's files (Access-Control-Allow-Origin).",
    fix: `${remove} > Apache Configuration. Cloudflare Pages and GitHub Pages always set it: there it does no harm, as nothing here is secret.`,
  },
];

/** The harmful fields of an answer that sends a page or a file, or redirects. */
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
