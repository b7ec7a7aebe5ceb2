import { Agent as HttpAgent, type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { UserError } from "../../build/lib/userError.ts";

/** `headers` are sent with each request. */
export type Host = { origin: string; headers?: Record<string, string> };

/** A raw response: not decoded, redirects not followed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Request = { path: string; headers?: Record<string, string> };

/**
 * The origin of a URL.
 *
 * @throws UserError if it is invalid; `localhost:4321` would otherwise be parsed as scheme `localhost:`
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`"${text}" is not a valid URL: write it with https://, like https://www.example.com`);
  return url.origin;
}

/** Keep-alive, because checking a site takes a few thousand requests. */
const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: 16 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 16 }),
};

/**
 * Sends a GET request without normalising the path.
 *
 * @throws the error of the connection, or one after 30 seconds without a response
 */
export function sendRequest(host: Host, { path, headers = {} }: Request): Promise<Reply> {
  const { protocol, hostname, port } = new URL(host.origin);
  const secure = protocol === "https:";
  const settings = {
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port: port || (secure ? 443 : 80),
    path,
    headers: { ...host.headers, ...headers },
    agent: secure ? agents.https : agents.http,
    timeout: 30_000,
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? requestHttps : requestHttp)(settings, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", reject);
    });
    request.on("timeout", () => request.destroy(new Error("no response in 30 seconds")));
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A host may close a kept connection at the moment when it is used again.
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(sendRequest(host, { path, headers }));
      else reject(error);
    });
    request.end();
  });
}

/** For a name with two IP addresses, Node's error has a code and no message. */
export const reasonOf = (error: Error): string =>
  error.message || String((error as NodeJS.ErrnoException).code);
