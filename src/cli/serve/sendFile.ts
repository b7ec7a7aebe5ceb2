import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isText, mediaTypeOf, contentEncodings } from "../../hosting/mediaTypes.ts";
import { acceptEncodingPattern } from "../../hosting/patterns.ts";
import { headersFor, type HostingTable } from "../../hosting/table.ts";

type FileResponse = {
  folder: string;
  file: string;
  status: number;
  hosting: HostingTable;
  changePage: ((html: Buffer, file: string) => Buffer) | undefined;
};

/** Sends a file in an accepted encoding. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  options: FileResponse,
): Promise<void> {
  const { file, status, hosting } = options;
  const { bytes, encoding } = await choose(options, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(status, {
    ...headersFor(hosting, file),
    "Content-Type": mediaTypeOf(file),
    "Content-Length": bytes.length,
    ...(encoding && { "Content-Encoding": encoding }),
    ...(isText(file) && { Vary: "Accept-Encoding" }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Selects the precompressed file if it is accepted and exists. Changed pages are sent uncompressed. */
async function choose({ folder, file, changePage }: FileResponse, accepted: string) {
  if (changePage && file.endsWith(".html"))
    return { bytes: changePage(await readFile(join(folder, file)), file) };
  for (const { ending, encoding } of isText(file) ? contentEncodings : []) {
    if (!new RegExp(acceptEncodingPattern(encoding), "i").test(accepted)) continue;
    const bytes = await readFile(join(folder, `${file}.${ending}`)).catch(() => undefined);
    if (bytes) return { bytes, encoding };
  }
  return { bytes: await readFile(join(folder, file)) };
}
