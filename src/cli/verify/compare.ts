import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import { contentEncodings } from "../../hosting/mediaTypes.ts";
import { reasonOf, sendRequest, type Host, type Reply } from "./sendRequest.ts";
import { type Expectation, type Fault, faultOf } from "./fault.ts";
import { harmfulIn } from "./harmfulFields.ts";
import { repeatedFaults } from "./repeated.ts";

/** The files that the build wrote, by path. */
type Files = ReadonlyMap<string, Buffer>;

/** Sends one request and compares the response with the expectation. */
export async function examine(host: Host, expectation: Expectation, files: Files): Promise<Fault[]> {
  const reply = await sendRequest(host, expectation.request).catch((error: Error) => error);
  const fault = faultOf(expectation);
  if (reply instanceof Error) return [fault("reach", reasonOf(reply), "an answer")];
  if (!expectation.status.includes(reply.status)) return [statusFault(host, expectation, reply)];
  const faults = [
    ...locationFaults(host, expectation, reply),
    ...headerFaults(expectation, reply),
    ...encodingFaults(expectation, reply),
    ...bodyFaults(expectation, reply, files),
    ...(expectation.visitor ? [] : await repeatedFaults(host, expectation, reply)),
  ];
  return isCached(reply) ? faults.map((one) => ({ ...one, cached: true })) : faults;
}

function statusFault(host: Host, expectation: Expectation, reply: Reply): Fault {
  const fault = faultOf(expectation)("status", String(reply.status), String(expectation.status[0]));
  const { location } = reply.headers;
  return { ...fault, cached: isCached(reply), ...(location && { location: ownPath(host, location) }) };
}

/** Returns true if a cache sent the response. Caches report hits in different header fields. */
const isCached = ({ headers }: Reply): boolean =>
  Number(headers.age) > 0 ||
  Object.entries(headers).some(([name, value]) => name.includes("cache") && /\bhit\b/i.test(String(value)));

/** Shortens a Location to its path if it stays on the host and does not downgrade https to http. */
function ownPath({ origin, headers }: Host, location: string): string {
  if (!URL.canParse(location, origin)) return location;
  const target = new URL(location, origin);
  const own = [new URL(origin).host, headers?.["Host"]];
  const isSecure = origin.startsWith("https:") || headers?.["X-Forwarded-Proto"] === "https";
  // A server behind a proxy may see only http, and redirect to http.
  const isDowngrade = isSecure && target.protocol === "http:" && target.host !== new URL(origin).host;
  return own.includes(target.host) && !isDowngrade ? target.pathname + target.search : target.href;
}

function locationFaults(host: Host, expectation: Expectation, reply: Reply): Fault[] {
  if (expectation.location === undefined) return [];
  const found = ownPath(host, reply.headers.location ?? "");
  return found === expectation.location
    ? []
    : [faultOf(expectation)("location", found, expectation.location)];
}

function headerFaults(expectation: Expectation, reply: Reply): Fault[] {
  const harmful = harmfulIn(expectation, reply.headers).map(({ field, found }) =>
    faultOf(expectation)("header", found, "", field),
  );
  const different = Object.entries(expectation.headers).flatMap(([field, wanted]) => {
    const found = String(reply.headers[field.toLowerCase()] ?? "");
    return isSame(field, found, wanted) ? [] : [faultOf(expectation)("header", found, wanted, field)];
  });
  return [...harmful, ...different];
}

function isSame(field: string, found: string, wanted: string): boolean {
  const values = found.toLowerCase().replaceAll(" ", "");
  if (field === "Content-Type") return values === wanted.toLowerCase().replaceAll(" ", "");
  if (field === "Vary") return values.split(",").includes(wanted.toLowerCase());
  return found === wanted;
}

function encodingFaults(expectation: Expectation, reply: Reply): Fault[] {
  const { encoding } = expectation;
  const found = reply.headers["content-encoding"] ?? "";
  if (encoding === undefined || found === encoding) return [];
  return [faultOf(expectation)("encoding", found, encoding)];
}

function bodyFaults(expectation: Expectation, reply: Reply, files: Files): Fault[] {
  const { request, file, range } = expectation;
  if (file === undefined || request.method === "HEAD") return [];
  // Skips the comparison, because part of a compressed file can't be decoded. `encodingFaults` reports the
  // compression.
  if (range && reply.headers["content-encoding"]) return [];
  const whole = files.get(file) ?? Buffer.of();
  const wanted = range ? whole.subarray(range[0], range[1] + 1) : whole;
  const found = decode(reply);
  const fault = faultOf(expectation);
  if (!found) return [fault("decoding", `broken ${reply.headers["content-encoding"]}`, "a valid encoding")];
  if (found.equals(wanted)) return compressionFaults(expectation, reply, files);
  const other = hidesAddresses.test(found.toString()) ? "addresses" : "bytes";
  return [fault(other, `${found.length} other bytes`, `the ${wanted.length} bytes of ${file}`)];
}

/** Cloudflare's replacements for e-mail addresses. The build never writes them. */
const hidesAddresses = /\/cdn-cgi\/l\/email-protection|data-cfemail/;

/** Detects hosts that compress files on the fly: their compressed bytes differ from those of the build. */
function compressionFaults(expectation: Expectation, reply: Reply, files: Files): Fault[] {
  const { encoding, file } = expectation;
  const extension = contentEncodings.find((one) => one.encoding === encoding)?.extension;
  if (!file || !extension || reply.headers["content-encoding"] !== encoding) return [];
  const wanted = files.get(`${file}.${extension}`);
  if (!wanted || reply.body.equals(wanted)) return [];
  return [faultOf(expectation)("compression", `${reply.body.length} bytes`, `${wanted.length} bytes`)];
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** Decodes the body according to its Content-Encoding. Returns undefined if decoding fails. */
export function decode({ headers, body }: Reply): Buffer | undefined {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return body;
  try {
    return decoders[encoding]?.(body);
  } catch {
    return undefined;
  }
}
