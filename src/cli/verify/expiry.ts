import { sendRequest, type Host, type Reply } from "./sendRequest.ts";
import type { Problem } from "./problem.ts";

const day = 86_400_000;

export function expiryProblem(subject: string, end: Date, now: Date, days: number, fix: string): Problem[] {
  const left = Math.floor((end.getTime() - now.getTime()) / day);
  if (left >= days) return [];
  const date = end.toISOString().slice(0, 10);
  const message =
    left < 0 ? `${subject} expired on ${date}.` : `${subject} expires on ${date}, in ${left} days.`;
  return [{ severity: left < 0 ? "error" : "warning", message, fix }];
}

/** Checks the certificate's expiry date. AutoSSL renews a certificate two weeks before it expires. */
export function certificateProblems({ certificateEnd: end }: Reply, now: Date): Problem[] {
  const fix =
    "cPanel > SSL/TLS Status > Run AutoSSL. It renews automatically unless the validation file can't be fetched by http.";
  return end ? expiryProblem("The certificate", new Date(end), now, 14, fix) : [];
}

/** Checks the expiry date in `security.txt` (RFC 9116). */
export async function securityTxtProblems(host: Host, now: Date): Promise<Problem[]> {
  const reply = await sendRequest(host, { path: "/.well-known/security.txt" }).catch(() => undefined);
  const end = /^Expires:\s*(\S+)/im.exec(reply?.status === 200 ? reply.body.toString() : "")?.[1];
  const fix = "Set security.expires in content/site.yaml up to a year ahead, build and upload again.";
  return end ? expiryProblem("security.txt", new Date(end), now, 30, fix) : [];
}
