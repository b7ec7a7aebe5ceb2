import { forwardedTls } from "./forwarded.ts";
import { cacheControl, hashedFolders } from "./headers.ts";
import { filesMatch, ifModule } from "./htaccessSections.ts";
import { contentEncodings } from "./mediaTypes.ts";
import { textEndingsPattern, textFilesPattern } from "./patterns.ts";
import type { HostingTable } from "./table.ts";

/**
 * Header fields for mod_headers. The `always` table also covers redirects and errors. Fields that the host
 * sets in the other table would be sent twice, so they are unset.
 */
export function apacheHeaders({ fields, transport }: HostingTable): string[] {
  return [
    ...ifModule("mod_setenvif", [
      ...forwardedTls.map(([field, pattern]) => `SetEnvIf ${field} "(?i)${pattern}" forwarded-tls`),
      `SetEnvIf Request_URI "^/(?:${hashedFolders.join("|")})/" hashed`,
    ]),
    ...ifModule("mod_headers", [
      "Header unset Expires",
      "Header unset X-Powered-By",
      "Header always unset X-Powered-By",
      ...Object.entries({ "Cache-Control": cacheControl.other, ...fields }).flatMap(([name, value]) => [
        `Header unset ${name}`,
        `Header always set ${name} "${value}"`,
      ]),
      ...hstsLines(transport.hsts),
      ...filesMatch(".", [`Header always set Cache-Control "${cacheControl.hashed}" env=hashed`]),
      ...filesMatch(textFilesPattern, ["Header merge Vary Accept-Encoding"]),
      ...contentEncodings.flatMap(({ ending, encoding }) =>
        filesMatch(`\\.(?:${textEndingsPattern})\\.${ending}$`, [`Header set Content-Encoding ${encoding}`]),
      ),
    ]),
  ];
}

const hstsLines = (hsts: string | undefined): string[] =>
  hsts
    ? ["HTTPS", "tls", "forwarded-tls"].map(
        (secure) => `Header always set Strict-Transport-Security "${hsts}" env=${secure}`,
      )
    : [];
