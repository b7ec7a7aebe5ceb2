import { Agent as HttpAgent, type IncomingHttpHeaders, request as askHttp } from "node:http";
import { Agent as HttpsAgent, request as askHttps } from "node:https";
import { UserError } from "../../build/lib/userError.ts";

/** `headers` are sent with every request. */
export type Host = { origin: string; headers?: Record<string, string> };

/** A raw response: not decoded, redirects not followed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RequestSpec = { path: string; method?: "GET" | "HEAD"; headers?: Record<string, string> };

/**
 * The origin of a URL.
 *
 * @throws UserError if it is invalid. `localhost:4321` is, because `localhost:` would be its scheme
 */
export function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(
      `"${address}" is not a valid URL: write it with https://, like https://www.example.com`,
    );
  return url.origin;
}

/** Keeps connections open, because a check sends a few thousand requests. */
const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: 16 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 16 }),
};

/** Sends a request without normalising the path. */
export function sendRequest(host: Host, spec: RequestSpec): Promise<Reply> {
  const { path, method = "GET", headers = {} } = spec;
  const { protocol, hostname, port } = new URL(host.origin);
  const secure = protocol === "https:";
  const settings = {
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port: port || (secure ? 443 : 80),
    path,
    method,
    headers: { ...host.headers, ...headers },
    agent: secure ? agents.https : agents.http,
    timeout: 30_000,
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? askHttps : askHttp)(settings, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", reject);
    });
    request.on("timeout", () => request.destroy(new Error("no answer in 30 seconds")));
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A host may close a kept connection just when it is used again.
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(sendRequest(host, spec));
      else reject(error);
    });
    request.end();
  });
}
