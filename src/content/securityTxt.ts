import { mailtoHref } from "./contacts.ts";
import type { SiteFacts } from "./site.ts";

/** Security contact (RFC 9116). The expiry date is in content, so that builds are reproducible. */
export const securityTxt = ({ url, email, security }: SiteFacts): string =>
  [
    `Contact: ${mailtoHref(email)}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
