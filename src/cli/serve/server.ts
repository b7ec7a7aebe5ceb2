import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { extname, join } from "node:path";
import { mediaTypes } from "../../hosting/mediaTypes.ts";
import { hiddenFilesPattern } from "../../hosting/patterns.ts";
import { type HostingTable, urlVariants } from "../../hosting/table.ts";
import { textFlag } from "../commandLine.ts";
import { send } from "./sendFile.ts";

type Answer = { status: number; file?: string; location?: string; dropsQuery?: boolean };

type ServerOptions = {
  folder: string;
  /** A function, because `npm run dev` can replace the table after a rebuild. */
  hosting: () => HostingTable;
  changePage?: (html: Buffer, file: string) => Buffer;
};

/**
 * Handles requests as a real host does, from the same table. Supports status codes, redirects, header fields,
 * error pages, compressed files, and conditional and range requests.
 */
export function siteHandler(options: ServerOptions): RequestListener {
  return (request, response) => {
    respond(request, response, options).catch(async () => {
      const { serverError } = options.hosting().errorPages;
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
  const { folder, changePage } = options;
  const hosting = options.hosting();
  const url = new URL(request.url ?? "/", "http://localhost");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const answer = await decide(decode(url.pathname), url.searchParams, folder, hosting);
  const everywhere = hosting.headersFor("");
  if (answer.location !== undefined) {
    const query = answer.dropsQuery || answer.location.includes("#") ? "" : url.search;
    response.writeHead(answer.status, { ...everywhere, Location: answer.location + query }).end();
    return;
  }
  const file = answer.file ?? hosting.errorPages.notFound;
  await send(request, response, { folder, file, status: answer.status, hosting, changePage });
}

async function decide(
  path: string,
  query: URLSearchParams,
  folder: string,
  hosting: HostingTable,
): Promise<Answer> {
  const notFound = { status: 404, file: hosting.errorPages.notFound };
  const old = hosting.queryRedirects.find(
    (one) => isSame(one.path, path) && query.getAll(one.key).includes(one.value),
  );
  if (old) return { status: 301, location: old.to, dropsQuery: true };
  const page = hosting.pages.get(path);
  if (page) return { status: 200, file: page };
  const location = redirectOf(path, hosting);
  if (location) return { status: 301, location };
  const file = path.slice(1);
  if (path.includes("..") || hidden.test(file) || extname(file) === "" || file.endsWith("/index.html"))
    return notFound;
  const exists = (await readFile(join(folder, file)).catch(() => undefined)) !== undefined;
  return exists ? { status: 200, file } : notFound;
}

const hidden = new RegExp(hiddenFilesPattern);

/**
 * Returns the redirect for a variant of a path: `/about/`, `/about.html`, `/about/index.html` and `/About`
 * all lead to `/about`.
 */
function redirectOf(path: string, { pages, redirects, urlStyle }: HostingTable): string | undefined {
  for (const [from, to] of redirects)
    if ([from, `${from}/`, ...urlVariants(from, urlStyle)].some((form) => isSame(form, path))) return to;
  const bare = path.toLowerCase().replace(/(\/index\.html|\.html|\/)$/, "") || "/";
  const canonical = [bare, `${bare}/`].find((candidate) => pages.has(candidate));
  const isForm =
    path !== path.toLowerCase() || (canonical && urlVariants(canonical, urlStyle).includes(path));
  return canonical !== path && isForm ? canonical : undefined;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/\0";
  }
}
