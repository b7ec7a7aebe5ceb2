import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { TLSSocket } from "node:tls";
import { UserError } from "../../build/lib/problems.ts";

/** `headers` are sent with every request. */
export type Host = { origin: string; headers?: Record<string, string> };

/** A raw response. The body is not decoded, and redirects are not followed. */
export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The certificate's expiry date, for requests by https. */
  certificateEnd?: string | undefined;
};

export type RequestSpec = {
  path: string;
  method?: "GET" | "HEAD" | "TRACE";
  headers?: Record<string, string>;
};

/**
 * Returns a URL's origin.
 *
 * @throws UserError if the URL is invalid or its scheme is not http or https. In `localhost:4321`, the scheme
 * is `localhost:`.
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`"${text}" is not a valid URL: write it with https://, like https://www.example.com`);
  return url.origin;
}

/** Sends a request without normalising the path. */
export function sendRequest(host: Host, spec: RequestSpec): Promise<Reply> {
  const { path, method = "GET", headers = {} } = spec;
  const options = { path, method, headers: { ...host.headers, ...headers }, timeout: 30_000 };
  const send = host.origin.startsWith("https:") ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const request = send(new URL(host.origin), options, (response) => {
      const { statusCode: status = 0, headers, socket } = response;
      const certificateEnd = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined;
      buffer(response).then((body) => resolve({ status, headers, body, certificateEnd }), reject);
    });
    request.on("timeout", () => request.destroy(new Error("no answer in 30 seconds")));
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A host may close an idle connection just as it is reused. The request is then sent again.
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(sendRequest(host, spec));
      else reject(error);
    });
    request.end();
  });
}

const reasons: [pattern: RegExp, reason: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "the name does not exist"],
  [/ECONNREFUSED/, "it refuses the connection"],
  [/EHOSTUNREACH|ENETUNREACH/, "there is no network route to it"],
  [/ETIMEDOUT|no answer/, "it does not respond in time"],
  [/ECONNRESET|EPIPE|hang up/, "it closes the connection"],
  [/EPROTO|SSL routines/, "it does not support https there"],
];

/**
 * Describes the reason for an error. Also uses the error's code, because Node sets no message if the host
 * name has two IP addresses.
 */
export function reasonOf(error: Error): string {
  const text = `${(error as NodeJS.ErrnoException).code ?? ""} ${error.message}`.trim();
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

export const isCertificate = (text: string): boolean => /certificate|CERT|altname/i.test(text);
