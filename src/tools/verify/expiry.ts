import { connect } from "node:tls";
import type { Transport } from "../../build/hosting/table.ts";
import { ask, type Host } from "./ask.ts";
import type { Finding } from "./advice.ts";
import { reasonOf } from "./unreached.ts";

const day = 86_400_000;

/** Says what has run out or will within `days`. */
export function expiryFinding(what: string, end: Date, now: Date, days: number, mend: string): Finding[] {
  const left = Math.floor((end.getTime() - now.getTime()) / day);
  if (left >= days) return [];
  const date = end.toISOString().slice(0, 10);
  const says = left < 0 ? `${what} ran out on ${date}.` : `${what} runs out on ${date}, in ${left} days.`;
  return [{ weight: left < 0 ? "wrong" : "soon", says, mend, examples: [] }];
}

/** The certificate of a host; AutoSSL renews it a fortnight before its end. */
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
  const mend =
    "cPanel > SSL/TLS Status > Run AutoSSL. It renews by itself unless a proof can't be fetched by http.";
  return end ? expiryFinding("The certificate", new Date(end), now, 14, mend) : [];
}

/** `security.txt` says itself until when it holds (RFC 9116). */
export async function securityTxtFindings(host: Host, now: Date): Promise<Finding[]> {
  const reply = await ask(host, { path: "/.well-known/security.txt" }).catch(() => undefined);
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

/** Whether http and the other host name lead to the one secure address. Asked only of the site's real address. */
export async function transportFindings({ origin }: Host, transport: Transport): Promise<Finding[]> {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== "https:" || hostname !== transport.host) return [];
  const own = await leadsTo(`http://${hostname}`);
  const twin = await leadsTo(`https://${transport.twin}`);
  const wrong = (says: string, mend: string, found: string): Finding => ({
    weight: "wrong",
    says,
    mend,
    examples: [/^https?:/.test(found) ? `it leads to ${found}` : found],
  });
  return [
    ...(transport.https && own !== `https://${hostname}/`
      ? [wrong("http does not lead to https.", "cPanel > Domains > Force HTTPS Redirect: on.", own)]
      : []),
    ...(transport.oneHost && twin !== `${origin}/`
      ? [
          wrong(
            `${transport.twin} does not lead to ${transport.host}.`,
            `cPanel > Zone Editor: a record for ${transport.twin}; SSL/TLS Status: a certificate for it.`,
            twin,
          ),
        ]
      : []),
    ...stageFindings(transport),
  ];
}

function stageFindings({ hsts }: Transport): Finding[] {
  if (hsts === "max-age=31536000") return [];
  const mend =
    "When https has worked for that long, raise hosting.hsts in content/site.yaml: a week, then a year.";
  return [
    {
      weight: "note",
      says: `Browsers are told to keep to https ${hsts ?? "not at all"}.`,
      mend,
      examples: [],
    },
  ];
}

async function leadsTo(origin: string): Promise<string> {
  const reply = await ask({ origin }, { path: "/" }).catch((error: Error) => error);
  return reply instanceof Error
    ? `can't be reached: ${reasonOf(reply)}`
    : (reply.headers.location ?? `it answers with status ${reply.status}`);
}
