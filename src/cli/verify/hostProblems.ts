import { type CanonicalRedirects, hstsStages } from "../../hosting/table.ts";
import { reasonOf, sendRequest, type Host, type Reply } from "./sendRequest.ts";
import type { HostProblem } from "./problem.ts";

/**
 * Replaces http with https, and the host's alias with its canonical name, if the site redirects them. Origins
 * of other hosts, such as a preview, stay unchanged.
 */
export function canonicalOrigin(origin: string, canonical: CanonicalRedirects): string {
  const url = new URL(origin);
  if (!isOwn(url, canonical)) return origin;
  if (canonical.https) url.protocol = "https:";
  if (canonical.oneHost) url.hostname = canonical.host;
  return url.origin;
}

/** Checks the redirects to the canonical origin. Returns no problems for other hosts, such as a preview. */
export async function canonicalProblems(
  { origin }: Host,
  canonical: CanonicalRedirects,
): Promise<HostProblem[]> {
  const url = new URL(origin);
  if (!isOwn(url, canonical)) return [];
  const { host, wwwAlias, https, oneHost } = canonical;
  return [
    ...(https ? await redirectProblem(`http://${host}`, `https://${host}/`, httpsFix) : []),
    ...(oneHost
      ? await redirectProblem(`${url.protocol}//${wwwAlias}`, `${url.protocol}//${host}/`, aliasFix)
      : []),
    ...(url.protocol === "https:" ? hstsProblem(canonical) : []),
  ];
}

export async function unreachedProblem(origin: string, error: Error): Promise<HostProblem> {
  const { host, protocol } = new URL(origin);
  const plain = await sendRequest({ origin: `http://${host}` }, { path: "/" }).catch(() => undefined);
  const [message, fix] =
    protocol === "https:" && plain
      ? [`${host} responds to http, but not to https`, certificateFix]
      : [`Can't reach ${host}`, "Check the URL; cPanel > Zone Editor shows the name's DNS records."];
  return { severity: "error", message: `${message}: ${reasonOf(error)}.`, fix };
}

const certificateFix =
  "cPanel > SSL/TLS Status > tick the domain > Run AutoSSL; while the host has no certificate, set hosting.https: false in {content}/site.yaml and build.";
const httpsFix = "cPanel > Domains > Force HTTPS Redirect: on; and make sure that .htaccess was uploaded.";
const aliasFix =
  "cPanel > Zone Editor: add a record for that name; SSL/TLS Status: add a certificate for it.";

const isOwn = ({ hostname, port }: URL, { host, wwwAlias }: CanonicalRedirects) =>
  port === "" && (hostname === host || hostname === wwwAlias);

async function redirectProblem(from: string, to: string, fix: string): Promise<HostProblem[]> {
  const redirectTo = (location: string) => `it redirects to ${location}`;
  const found = await sendRequest({ origin: from }, { path: "/" }).then(
    ({ status, headers: { location } }) => (location ? redirectTo(location) : `the status is ${status}`),
    (error: Error) => `the host can't be reached: ${reasonOf(error)}`,
  );
  if (found === redirectTo(to)) return [];
  return [{ severity: "error", message: `${from} does not redirect to ${to}.`, fix, examples: [found] }];
}

function hstsProblem({ hsts }: CanonicalRedirects): HostProblem[] {
  if (hsts === `max-age=${hstsStages["one-year"]}`) return [];
  const stage = Object.entries(hstsStages).find(([, seconds]) => hsts === `max-age=${seconds}`);
  return [
    {
      severity: "info",
      message: hsts
        ? `Browsers use https only for ${stage?.[0].replace("-", " ")}.`
        : "Strict-Transport-Security is off, so browsers may still use http.",
      fix: "When https has worked for that long, raise hosting.hsts in {content}/site.yaml: a week, then a year.",
    },
  ];
}

const day = 86_400_000;

export function expiryProblem(
  subject: string,
  end: Date,
  now: Date,
  days: number,
  fix: string,
): HostProblem[] {
  const left = Math.floor((end.getTime() - now.getTime()) / day);
  if (left >= days) return [];
  const date = end.toISOString().slice(0, 10);
  const message =
    left < 0 ? `${subject} expired on ${date}.` : `${subject} expires on ${date}, in ${left} days.`;
  return [{ severity: left < 0 ? "error" : "warning", message, fix }];
}

/** Checks the certificate's expiry date. AutoSSL renews a certificate two weeks before it expires. */
export function certificateProblems({ certificateEnd: end }: Reply, now: Date): HostProblem[] {
  const fix =
    "cPanel > SSL/TLS Status > Run AutoSSL. It renews automatically unless the validation file can't be fetched by http.";
  return end ? expiryProblem("The certificate", new Date(end), now, 14, fix) : [];
}

/** Checks the expiry date in `security.txt` (RFC 9116). */
export async function securityTxtProblems(host: Host, now: Date): Promise<HostProblem[]> {
  const reply = await sendRequest(host, { path: "/.well-known/security.txt" }).catch(() => undefined);
  const end = /^Expires:\s*(\S+)/im.exec(reply?.status === 200 ? reply.body.toString() : "")?.[1];
  const fix = "Set security.expires in {content}/site.yaml up to a year ahead, build and upload again.";
  return end ? expiryProblem("security.txt", new Date(end), now, 30, fix) : [];
}
