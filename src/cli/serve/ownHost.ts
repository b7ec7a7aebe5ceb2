import type { IncomingMessage, RequestListener } from "node:http";
import { networkInterfaces } from "node:os";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/** Lists this computer's IPv4 addresses in its networks. */
export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/**
 * Compares the request's `Host` with the names of this computer and the server's port. Without this check, any
 * website could read a draft: its host name can resolve to this computer (DNS rebinding).
 *
 * @param network whether to accept this computer's addresses in its networks too
 */
export function hasOwnHost({ headers, socket }: IncomingMessage, network = false): boolean {
  const port = socket.localPort === 80 ? "" : `:${socket.localPort}`;
  const names = network ? [...loopbackNames, ...networkAddresses()] : loopbackNames;
  return names.some((name) => headers.host === name + port);
}

/** True if the request comes from this computer and is addressed to its loopback name. */
export const isLocal = (request: IncomingMessage): boolean =>
  hasOwnHost(request) && /^(::1$|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? "");

/** Responds with status 403 to requests for other hosts (see `hasOwnHost`). */
export const forOwnHost =
  (listener: RequestListener, network = false): RequestListener =>
  (request, response) => {
    if (hasOwnHost(request, network)) listener(request, response);
    else
      response
        .writeHead(403, { "Content-Type": "text/plain; charset=utf-8" })
        .end(`Open http://localhost:${request.socket.localPort}/ instead: other host names are refused.\n`);
  };
