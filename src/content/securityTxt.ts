import { mailtoHref } from "./contacts.ts";
import type { SiteFacts } from "./site.ts";

/** Creates security.txt (RFC 9116). The expiry date comes from content to keep builds reproducible. */
export const securityTxt = ({ url, email, security }: SiteFacts): string =>
  [
    `Contact: ${mailtoHref(email)}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
