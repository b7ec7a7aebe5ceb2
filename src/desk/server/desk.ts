import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { prefix } from "../shared/api.ts";
import { refusalOf } from "./access.ts";
import { bundleDesk, deskPage } from "./bundle.ts";
import { type Desk, type DeskOptions, readIn } from "./commit.ts";
import { DeskError, failureOf } from "./failure.ts";
import { openHistory } from "./history.ts";
import { readingRoutes } from "./reading.ts";
import { writingRoutes } from "./writing.ts";

const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
};
/** The largest request in bytes: a picture of 30 MB in base64. */
const largest = 41e6;

/**
 * Handles requests for the editing desk, whose paths begin with `prefix`. Only the desk's own page, on this
 * computer, gets answers. Requests that write run one after another.
 */
export function createDesk(options: DeskOptions): RequestListener {
  const token = randomBytes(24).toString("hex");
  const history = openHistory(options.saves, (file) => readIn(options, file));
  const desk: Desk = { ...options, history, progress: "" };
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const name = pathname.slice(prefix.length);
    const refusal = refusalOf(request, desk.isLocal(request), token, name === "");
    if (refusal) throw new DeskError(403, refusal);
    if (name === "") return deskPage(token);
    if (name === "desk.js" || name === "desk.css") return (await bundleDesk())[name];
    const routes = request.method === "POST" ? writingRoutes : readingRoutes;
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) throw new DeskError(404, "The desk has no such page.");
    if (request.method !== "POST") return readingRoutes[name]?.(desk, searchParams);
    const body = await readBody(request);
    const next = last.then(() => writingRoutes[name]?.(desk, body));
    last = next.catch(() => undefined);
    return next;
  };
  return (request, response) => {
    answer(request).then(
      (body) => send(response, 200, body ?? {}, /\.(js|css)/.exec(request.url ?? "")?.[1]),
      (error: unknown) => {
        const { status, failure } = failureOf(error, options);
        send(response, status, failure);
      },
    );
  };
}

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

function send(response: ServerResponse, status: number, body: unknown, extension = ""): void {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes
    ? (types[extension] ?? "image/webp")
    : typeof body === "string"
      ? "text/html"
      : "application/json";
  response.writeHead(status, { ...headers, "Content-Type": type });
  response.end(isBytes || typeof body === "string" ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let size = 0;
  request.on("data", (part: Buffer) => {
    size += part.length;
    if (size > largest) request.destroy();
  });
  if (Number(request.headers["content-length"] ?? 0) > largest)
    throw new DeskError(413, "The picture has more than 30 MB: make it smaller.");
  return json(request).catch(() => {
    throw new DeskError(400, "The request can't be read.");
  });
}
