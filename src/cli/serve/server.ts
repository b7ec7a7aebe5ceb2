import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { extname, join } from "node:path";
import { mediaTypes, isText, mediaTypeOf, contentEncodings } from "../../hosting/mediaTypes.ts";
import { anyFormPattern, isHidden, acceptEncodingPattern } from "../../hosting/patterns.ts";
import type { HostingTable } from "../../hosting/table.ts";
import { textFlag } from "../commandLine.ts";
import { hash } from "node:crypto";

type Resolution = { status: 200 | 404; file: string } | { location: string };

type ServerOptions = {
  folder: string;
  hosting: HostingTable;
  changePage?: ((html: Buffer, file: string) => Buffer) | undefined;
};

/**
 * Handles requests as a real host does, according to the hosting table. Supports status codes, redirects,
 * header fields, error pages, compressed files, and conditional and range requests.
 */
export function siteHandler(options: ServerOptions): RequestListener {
  return (request, response) => {
    respond(request, response, options).catch(async () => {
      const { serverError } = options.hosting.errorPages;
      const page = await readFile(join(options.folder, serverError)).catch(() => Buffer.from("500"));
      if (!response.headersSent) response.writeHead(500, { "Content-Type": mediaTypes["html"] });
      response.end(page);
    });
  };
}

export const portFlag = textFlag("NUMBER", "4321", "the port, or the next free one");

/** Listens on the first free port, starting at `port`, and resolves to that port. */
export async function listen(server: Server, port: number, host = "localhost"): Promise<number> {
  for (let candidate = port; ; candidate++)
    try {
      await once(server.listen(candidate, host), "listening");
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" || candidate === port + 100) throw error;
    }
}

async function respond(request: IncomingMessage, response: ServerResponse, options: ServerOptions) {
  const { folder, changePage, hosting } = options;
  // Without this prefix, a path that begins with two slashes would be read as a host.
  const url = new URL(`http://localhost${request.url ?? "/"}`);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const resolution = await resolveUrl(url, folder, hosting);
  if ("location" in resolution)
    response.writeHead(301, { ...hosting.headersFor(""), Location: resolution.location }).end();
  else await send(request, response, { folder, hosting, changePage, ...resolution });
}

async function resolveUrl(url: URL, folder: string, hosting: HostingTable): Promise<Resolution> {
  const path = decode(url.pathname);
  const old = hosting.queryRedirects.find(
    (one) => isVariantOf(path, one.path) && url.searchParams.getAll(one.key).includes(one.value),
  );
  if (old) return { location: old.to };
  const page = hosting.pages.get(path);
  if (page) return { status: 200, file: page };
  const target = redirectOf(path, hosting);
  if (target) return { location: target.includes("#") ? target : target + url.search };
  const file = path.slice(1);
  const isClosed =
    path.includes("..") || isHidden(file) || extname(file) === "" || file.endsWith("/index.html");
  const bytes = isClosed ? undefined : await readFile(join(folder, file)).catch(() => undefined);
  return bytes ? { status: 200, file } : { status: 404, file: hosting.errorPages.notFound };
}

/**
 * Returns the redirect for a variant of a path: `/about/`, `/about.html`, `/about/index.html` and `/About`
 * all lead to `/about`.
 */
function redirectOf(path: string, { pages, redirects }: HostingTable): string | undefined {
  for (const [from, to] of redirects) if (isVariantOf(path, from)) return to;
  return [...pages.keys()].find((page) => isVariantOf(path, page));
}

const isVariantOf = (variant: string, path: string) =>
  new RegExp(`^${anyFormPattern(path)}`, "i").test(variant);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/\0";
  }
}

type FileResponse = {
  folder: string;
  file: string;
  status: number;
  hosting: HostingTable;
  changePage: ((html: Buffer, file: string) => Buffer) | undefined;
};

/** Sends a file in an encoding that the client accepts. Supports conditional requests. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  options: FileResponse,
): Promise<void> {
  const { file, status, hosting } = options;
  const { bytes, encoding } = await choose(options, String(request.headers["accept-encoding"] ?? ""));
  const etag = `"${hash("sha256", bytes).slice(0, 20)}"`;
  const headers: Record<string, string> = {
    ...hosting.headersFor(file),
    "Content-Type": mediaTypeOf(file),
    ETag: etag,
  };
  if (encoding) headers["Content-Encoding"] = encoding;
  if (isText(file)) headers["Vary"] = "Accept-Encoding";
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "Content-Length": String(bytes.length) });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

async function choose({ folder, file, changePage }: FileResponse, accepted: string) {
  if (changePage && file.endsWith(".html"))
    return { bytes: changePage(await readFile(join(folder, file)), file) };
  for (const { extension, encoding } of isText(file) ? contentEncodings : []) {
    if (!new RegExp(acceptEncodingPattern(encoding), "i").test(accepted)) continue;
    const bytes = await readFile(join(folder, `${file}.${extension}`)).catch(() => undefined);
    if (bytes) return { bytes, encoding };
  }
  return { bytes: await readFile(join(folder, file)) };
}
