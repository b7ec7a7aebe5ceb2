import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isText, mediaTypeOf, contentEncodings } from "../../hosting/mediaTypes.ts";
import { acceptEncodingPattern } from "../../hosting/patterns.ts";
import type { HostingTable } from "../../hosting/table.ts";

type FileResponse = {
  folder: string;
  file: string;
  status: number;
  hosting: HostingTable;
  changePage: ((html: Buffer, file: string) => Buffer) | undefined;
};

/** Sends a file in an encoding that the client accepts. Supports conditional requests. */
export async function send(
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
