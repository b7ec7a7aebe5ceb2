import type { Transport } from "../../hosting/table.ts";
import { ask, type Host } from "./ask.ts";
import type { Finding } from "./finding.ts";
import { reasonOf } from "./unreached.ts";

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
export async function transportFindings({ origin }: Host, transport: Transport): Promise<Finding[]> {
  const url = new URL(origin);
  if (!isOwn(url, transport)) return [];
  const { host, wwwAlias, https, oneHost } = transport;
  return [
    ...(https ? await redirectFinding(`http://${host}`, `https://${host}/`, httpsFix) : []),
    ...(oneHost
      ? await redirectFinding(`${url.protocol}//${wwwAlias}`, `${url.protocol}//${host}/`, aliasFix)
      : []),
    ...(url.protocol === "https:" ? hstsFinding(transport) : []),
  ];
}

/** Explains an unreachable host; distinguishes hosts that only support http. */
export async function unreachedFinding(origin: string, error: Error): Promise<Finding> {
  const { host, protocol } = new URL(origin);
  const plain = await ask({ origin: `http://${host}` }, { path: "/" }).catch(() => undefined);
  const finding = (message: string, fix: string): Finding => ({
    severity: "error",
    message,
    fix,
    examples: [],
  });
  return protocol === "https:" && plain
    ? finding(`${host} responds to http, but not to https: ${reasonOf(error)}.`, certificateFix)
    : finding(
        `Can't reach ${host}: ${reasonOf(error)}.`,
        "Check the URL; cPanel > Zone Editor shows the name's DNS records.",
      );
}

const certificateFix =
  "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL; while the host has no certificate, set hosting.https: false in content/site.yaml and build.";
const httpsFix = "cPanel > Domains > Force HTTPS Redirect: on; and see that .htaccess was uploaded.";
const aliasFix = "cPanel > Zone Editor: a record for that name; SSL/TLS Status: a certificate for it.";

const isOwn = ({ hostname, port }: URL, { host, wwwAlias }: Transport) =>
  port === "" && (hostname === host || hostname === wwwAlias);

async function redirectFinding(from: string, to: string, fix: string): Promise<Finding[]> {
  const reply = await ask({ origin: from }, { path: "/" }).catch((error: Error) => error);
  const { location } = reply instanceof Error ? {} : reply.headers;
  if (location === to) return [];
  const example =
    reply instanceof Error
      ? `the host can't be reached: ${reasonOf(reply)}`
      : location === undefined
        ? `the status is ${reply.status}`
        : `it redirects to ${location}`;
  return [{ severity: "error", message: `${from} does not redirect to ${to}.`, fix, examples: [example] }];
}

function hstsFinding({ hsts }: Transport): Finding[] {
  if (hsts === "max-age=31536000") return [];
  return [
    {
      severity: "info",
      message: hsts
        ? `Browsers use https only for ${Number(hsts.replace(/\D/g, "")) / 60} minutes.`
        : "Strict-Transport-Security is off, so browsers may still use http.",
      fix: "When https has worked for that long, raise hosting.hsts in content/site.yaml: a week, then a year.",
      examples: [],
    },
  ];
}
