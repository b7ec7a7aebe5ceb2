import { connect } from "node:tls";
import { sendRequest, type Host } from "./sendRequest.ts";
import type { Finding } from "./finding.ts";

const day = 86_400_000;

export function expiryFinding(what: string, end: Date, now: Date, days: number, fix: string): Finding[] {
  const left = Math.floor((end.getTime() - now.getTime()) / day);
  if (left >= days) return [];
  const date = end.toISOString().slice(0, 10);
  const message = left < 0 ? `${what} expired on ${date}.` : `${what} expires on ${date}, in ${left} days.`;
  return [{ severity: left < 0 ? "error" : "warning", message, fix, examples: [] }];
}

/** AutoSSL renews a certificate two weeks before it expires. */
export async function certificateFindings({ origin }: Host, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== "https:") return [];
  const end = await new Promise<string | undefined>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.on("error", () => resolve(undefined));
  });
  const fix =
    "cPanel > SSL/TLS Status > Run AutoSSL. It renews automatically unless the validation file can't be fetched by http.";
  return end ? expiryFinding("The certificate", new Date(end), now, 14, fix) : [];
}

/** `security.txt` contains its own expiry date (RFC 9116). */
export async function securityTxtFindings(host: Host, now: Date): Promise<Finding[]> {
  const reply = await sendRequest(host, { path: "/.well-known/security.txt" }).catch(() => undefined);
  const end = /^Expires:\s*(\S+)/im.exec(reply?.status === 200 ? reply.body.toString() : "")?.[1];
  return end
    ? expiryFinding(
        "security.txt",
        new Date(end),
        now,
        30,
        "Set security.expires in content/site.yaml up to a year ahead, build and upload again.",
      )
    : [];
}
