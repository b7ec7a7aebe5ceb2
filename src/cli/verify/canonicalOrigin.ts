import type { Transport } from "../../hosting/table.ts";
import { reasonOf, sendRequest } from "./request.ts";
import type { Finding } from "./finding.ts";

/**
 * The canonical origin: of the site's own hosts, http and the alias redirect to it. Other hosts, for example
 * a preview, are returned unchanged.
 */
export function canonicalOrigin(origin: string, transport: Transport): string {
  const url = new URL(origin);
  if (!isOwn(url, transport)) return origin;
  if (transport.https) url.protocol = "https:";
  if (transport.oneHost) url.hostname = transport.host;
  return url.origin;
}

/** Checks the redirects to the canonical origin, for the site's own hosts only. */
export async function canonicalFindings(origin: string, transport: Transport): Promise<Finding[]> {
  const url = new URL(origin);
  if (!isOwn(url, transport)) return [];
  const { host, wwwAlias, https, oneHost } = transport;
  return [
    ...(https ? await redirectFinding(`http://${host}`, `https://${host}/`, httpsFix) : []),
    ...(oneHost
      ? await redirectFinding(`${url.protocol}//${wwwAlias}`, `${url.protocol}//${host}/`, aliasFix)
      : []),
  ];
}

/** Explains an unreachable host; distinguishes hosts that only support http. */
export async function unreachedFinding(origin: string, error: Error): Promise<Finding> {
  const { host, protocol } = new URL(origin);
  const plain = await sendRequest({ origin: `http://${host}` }, { path: "/" }).catch(() => undefined);
  const [message, fix] =
    protocol === "https:" && plain
      ? [`${host} responds to http, but not to https: ${reasonOf(error)}.`, certificateFix]
      : [
          `Can't reach ${host}: ${reasonOf(error)}.`,
          "Check the URL; cPanel > Zone Editor shows the name's DNS records.",
        ];
  return { severity: "error", message, fix, examples: [] };
}

const certificateFix =
  "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL; while the host has no certificate, set hosting.https: false in content/site.yaml and build.";
const httpsFix = "cPanel > Domains > Force HTTPS Redirect: on; and see that .htaccess was uploaded.";
const aliasFix = "cPanel > Zone Editor: a record for that name; SSL/TLS Status: a certificate for it.";

const isOwn = ({ hostname, port }: URL, { host, wwwAlias }: Transport) =>
  port === "" && (hostname === host || hostname === wwwAlias);

async function redirectFinding(from: string, to: string, fix: string): Promise<Finding[]> {
  const found = await sendRequest({ origin: from }, { path: "/" }).then(
    ({ status, headers }) => headers.location ?? `status ${status}`,
    (error: Error) => reasonOf(error),
  );
  if (found === to) return [];
  return [
    { severity: "error", message: `${from} does not redirect to ${to}.`, fix, examples: [`Found: ${found}`] },
  ];
}
