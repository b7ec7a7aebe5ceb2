import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type HostingTable, mediaTypes } from "./hosting.ts";

type Answer = { status: number; file?: string; location?: string };

/** What the server needs to know. */
export type Serving = {
  /** The built site. */
  folder: string;
  /** Asked at each request, so that a rebuild with new pages needs no restart. */
  hosting: () => HostingTable;
  /** Changes the bytes of a page before it is sent; `npm run dev` puts its reload script in. */
  changePage?: (html: Buffer) => Buffer;
};

/**
 * A static server that answers as the real host does, from the same table: status codes, redirects,
 * header fields, error pages, compression and conditional requests.
 */
export function createSiteServer(serving: Serving): Server {
  return createServer(siteHandler(serving));
}

/** The same as a request handler, for a server that answers other requests besides. */
export function siteHandler(serving: Serving): RequestListener {
  return (request, response) => {
    respond(request, response, serving).catch(async () => {
      const { serverError } = serving.hosting().errorPages;
      const page = await readFile(join(serving.folder, serverError)).catch(() => Buffer.from("500"));
      if (!response.headersSent) response.writeHead(500, { "Content-Type": mediaTypes["html"] });
      response.end(page);
    });
  };
}

/** Listens on the first free port from `port` on. Gives the port. */
export function listen(server: Server, port: number, host = "localhost"): Promise<number> {
  return new Promise((resolve, reject) => {
    const attempt = (candidate: number) => {
      server.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "EADDRINUSE" && candidate < port + 100) attempt(candidate + 1);
        else reject(error);
      });
      server.listen(candidate, host, () => {
        server.removeAllListeners("error");
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : candidate);
      });
    };
    attempt(port);
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, serving: Serving) {
  const { folder, changePage } = serving;
  const hosting = serving.hosting();
  const url = new URL(request.url ?? "/", "http://localhost");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const answer = await decide(decode(url.pathname), folder, hosting);
  if (answer.location !== undefined) {
    response.writeHead(answer.status, { Location: answer.location + url.search }).end();
    return;
  }
  const file = answer.file ?? hosting.errorPages.notFound;
  const stored = await readFile(join(folder, file));
  const bytes = changePage && file.endsWith(".html") ? changePage(stored) : stored;
  await send(request, response, { status: answer.status, file, bytes, hosting });
}

async function decide(path: string, folder: string, hosting: HostingTable): Promise<Answer> {
  const notFound = { status: 404, file: hosting.errorPages.notFound };
  const page = hosting.pages.get(path);
  if (page) return { status: 200, file: page };
  const redirect = hosting.redirects.get(path) ?? hosting.redirects.get(path.replace(/\/$/, ""));
  if (redirect) return { status: 301, location: redirect };
  const canonical = otherSpelling(path, hosting);
  if (canonical) return { status: 301, location: canonical };
  const file = path.slice(1);
  if (path.includes("..") || /(^|\/)\.(?!well-known)/.test(file) || file.endsWith("/index.html"))
    return notFound;
  const exists =
    extname(file) !== "" && (await readFile(join(folder, file)).catch(() => undefined)) !== undefined;
  return exists ? { status: 200, file } : notFound;
}

/** `/about/`, `/about.html` and `/about/index.html` lead to `/about` (or to `/about/`, as the site writes it). */
function otherSpelling(path: string, { pages }: HostingTable): string | undefined {
  const bare = path.replace(/\/?(index)?(\.html)?\/?$/, "") || "/";
  return [bare, `${bare}/`].find((candidate) => candidate !== path && pages.has(candidate));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/\0";
  }
}

type Body = { status: number; file: string; bytes: Buffer; hosting: HostingTable };

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, bytes, hosting }: Body,
) {
  const type = mediaTypes[extname(file).slice(1)] ?? "application/octet-stream";
  const { encoding, body } = await compress(bytes, type, String(request.headers["accept-encoding"] ?? ""));
  const etag = `"${bytes.length.toString(36)}-${(await digest(bytes)).slice(0, 16)}${encoding ? `-${encoding}` : ""}"`;
  const headers: Record<string, string> = { ...hosting.headersFor(file), "Content-Type": type, ETag: etag };
  if (encoding) headers["Content-Encoding"] = encoding;
  if (isText(type)) headers["Vary"] = "Accept-Encoding";
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "Content-Length": String(body.length) });
  response.end(request.method === "HEAD" ? undefined : body);
}

const isText = (type: string) => /^text|json|xml|javascript/.test(type);
const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

async function compress(
  bytes: Buffer,
  type: string,
  accepted: string,
): Promise<{ encoding?: "br" | "gzip"; body: Buffer }> {
  if (!isText(type)) return { body: bytes };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  if (/\bbr\b/.test(accepted)) return { encoding: "br", body: await brotli(bytes, { params }) };
  if (/\bgzip\b/.test(accepted)) return { encoding: "gzip", body: await squeeze(bytes) };
  return { body: bytes };
}

async function digest(bytes: Buffer): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
}
