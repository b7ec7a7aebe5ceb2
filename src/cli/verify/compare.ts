import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { Expectation } from "./expectations.ts";
import { type Fault, faultOf } from "./fault.ts";
import { type Host, reasonOf, type Reply, sendRequest } from "./request.ts";

/** Reads a file of the build. */
export type ReadBuilt = (file: string) => Promise<Buffer>;

/** Sends one request and compares the response with the expectation. */
export async function compare(host: Host, expectation: Expectation, read: ReadBuilt): Promise<Fault[]> {
  const fault = faultOf(expectation);
  const reply = await sendRequest(host, expectation.request).catch((error: Error) => error);
  if (reply instanceof Error) return [fault("connection", reasonOf(reply), "a response")];
  const location = ownPath(host, reply.headers.location);
  if (!expectation.status.includes(reply.status))
    return [
      {
        ...fault("status", String(reply.status), String(expectation.status[0])),
        ...(location && { location }),
      },
    ];
  return [
    ...(expectation.location === undefined || location === expectation.location
      ? []
      : [fault("location", location ?? "", expectation.location)]),
    ...headerFaults(expectation, reply),
    ...encodingFaults(expectation, reply),
    ...(await bodyFaults(expectation, reply, read)),
  ];
}

/** Location may be a path or an absolute URL; the path is enough for the same host. */
function ownPath({ origin, headers }: Host, location: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, origin)) return location;
  const target = new URL(location, origin);
  const isOwn = [new URL(origin).host, headers?.["Host"]].includes(target.host);
  return isOwn ? target.pathname + target.search + target.hash : target.href;
}

function headerFaults(expectation: Expectation, { headers }: Reply): Fault[] {
  return Object.entries(expectation.headers).flatMap(([field, wanted]) => {
    const found = String(headers[field.toLowerCase()] ?? "");
    const same =
      field === "Content-Type"
        ? found.toLowerCase().replaceAll(" ", "") === wanted.replaceAll(" ", "")
        : field === "Vary"
          ? found.toLowerCase().split(/,\s*/).includes(wanted.toLowerCase())
          : found === wanted;
    return same ? [] : [faultOf(expectation)("header", found, wanted, field)];
  });
}

function encodingFaults(expectation: Expectation, { headers }: Reply): Fault[] {
  const { encoding } = expectation;
  const found = headers["content-encoding"] ?? "";
  if (encoding === undefined || found === encoding) return [];
  return [faultOf(expectation)("encoding", found, encoding)];
}

async function bodyFaults(expectation: Expectation, reply: Reply, read: ReadBuilt): Promise<Fault[]> {
  const { file } = expectation;
  if (file === undefined) return [];
  const wanted = await read(file);
  const found = decode(reply);
  const fault = faultOf(expectation);
  if (!found) return [fault("decoding", `broken ${reply.headers["content-encoding"]}`, "a valid encoding")];
  if (found.equals(wanted)) return [];
  const about = hidesAddresses.test(found.toString()) ? "addresses" : "bytes";
  return [fault(about, `${found.length} other bytes`, `the ${wanted.length} bytes of ${file}`)];
}

/** Cloudflare's replacements for e-mail addresses; no page contains them. */
const hidesAddresses = /\/cdn-cgi\/l\/email-protection|data-cfemail/;

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** Removes the Content-Encoding; returns undefined if that fails. */
export function decode({ headers, body }: Reply): Buffer | undefined {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return body;
  try {
    return decoders[encoding]?.(body);
  } catch {
    return undefined;
  }
}
