import { mailtoHref } from "./contacts.ts";
import type { SiteFacts } from "./site.ts";

/** How to report a weakness (RFC 9116). The day on which it runs out is content, so that builds stay repeatable. */
export const securityTxt = ({ url, email, security }: SiteFacts): string =>
  [
    `Contact: ${mailtoHref(email)}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
