import type { IncomingMessage } from "node:http";
import { hashSource } from "../../build/pages/page.ts";
import type { Manifest } from "../../build/site/manifest.ts";
import { prefix } from "../../desk/shared/api.ts";
import type { HostingTable } from "../../hosting/table.ts";
import { withLaunchRibbon } from "../serve/launchRibbon.ts";
import { isLocal } from "../serve/ownHost.ts";
import { clientScript } from "../clientScript.ts";

const client = clientScript("dev/messages");
const css = `#edit{position:fixed;z-index:10;inset-inline-start:1rem;inset-block-end:4.5rem;padding:0.5rem 1.25rem;border-radius:99px;background:#08478a;color:#fff;font:600 1rem/1.5 system-ui;text-decoration:none;box-shadow:0 2px 12px #0006}@media print{#edit{display:none}}`;

/**
 * Adds the parts that only `npm run dev` shows: the ribbon, the script that reloads the page, and on this
 * computer the button that opens the desk. In the desk's frame, the page stays as it is built.
 */
export function changePage(page: Buffer, file: string, request: IncomingMessage, build?: Manifest): Buffer {
  if (request.headers["sec-fetch-dest"] === "iframe") return page;
  const html = (build ? withLaunchRibbon(page, file, build) : page).toString();
  const button = isLocal(request) ? editButton(`/${file.replace(/\/?index\.html$/, "")}`) : "";
  const allowed = html
    .replace("script-src 'self'", `script-src 'self' ${hashSource(client)}`)
    .replace("style-src 'self'", `style-src 'self' ${hashSource(css)}`);
  return Buffer.from(`${allowed}${button}<script>${client}</script>`);
}

const editButton = (path: string) =>
  `<style>${css}</style><a id="edit" href="${prefix}?page=${encodeURIComponent(path)}">Edit</a>`;

/** The header fields of a host, except that the desk's frame may show the pages. */
export const framable = (hosting: HostingTable): HostingTable => ({
  ...hosting,
  headersFor(file) {
    const fields = hosting.headersFor(file);
    const policy = fields["Content-Security-Policy"]?.replace(/(?<=frame-ancestors )'none'/, "'self'");
    return policy
      ? { ...fields, "Content-Security-Policy": policy, "X-Frame-Options": "SAMEORIGIN" }
      : fields;
  },
});
