import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import { contentEncodings } from "../../hosting/mediaTypes.ts";
import { reasonOf, sendRequest, type Host, type Reply } from "./sendRequest.ts";
import { type Expectation, type Difference, differenceOf } from "./difference.ts";
import { harmfulIn } from "./harmfulFields.ts";

/** The files that the build wrote, by path. */
type Files = ReadonlyMap<string, Buffer>;

/** Sends one request and compares the response with the expectation. */
export async function examine(host: Host, expectation: Expectation, files: Files): Promise<Difference[]> {
  const reply = await sendRequest(host, expectation.request).catch((error: Error) => error);
  const diff = differenceOf(expectation);
  if (reply instanceof Error) return [diff("reach", reasonOf(reply), "an answer")];
  if (!expectation.status.includes(reply.status)) return [statusDifference(host, expectation, reply)];
  const diffs = [
    ...locationDifferences(host, expectation, reply),
    ...headerDifferences(expectation, reply),
    ...encodingDifferences(expectation, reply),
    ...bodyDifferences(expectation, reply, files),
    ...(expectation.visitor ? [] : await repeatedDifferences(host, expectation, reply)),
  ];
  return isCached(reply) ? diffs.map((one) => ({ ...one, cached: true })) : diffs;
}

function statusDifference(host: Host, expectation: Expectation, reply: Reply): Difference {
  const diff = differenceOf(expectation)("status", String(reply.status), String(expectation.status[0]));
  const { location } = reply.headers;
  return { ...diff, cached: isCached(reply), ...(location && { location: ownPath(host, location) }) };
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

function locationDifferences(host: Host, expectation: Expectation, reply: Reply): Difference[] {
  if (expectation.location === undefined) return [];
  const found = ownPath(host, reply.headers.location ?? "");
  return found === expectation.location
    ? []
    : [differenceOf(expectation)("location", found, expectation.location)];
}

function headerDifferences(expectation: Expectation, reply: Reply): Difference[] {
  const harmful = harmfulIn(expectation, reply.headers).map(({ field, found }) =>
    differenceOf(expectation)("header", found, "", field),
  );
  const different = Object.entries(expectation.headers).flatMap(([field, wanted]) => {
    const found = String(reply.headers[field.toLowerCase()] ?? "");
    return isSame(field, found, wanted) ? [] : [differenceOf(expectation)("header", found, wanted, field)];
  });
  return [...harmful, ...different];
}

function isSame(field: string, found: string, wanted: string): boolean {
  const values = found.toLowerCase().replaceAll(" ", "");
  if (field === "Content-Type") return values === wanted.toLowerCase().replaceAll(" ", "");
  if (field === "Vary") return values.split(",").includes(wanted.toLowerCase());
  return found === wanted;
}

function encodingDifferences(expectation: Expectation, reply: Reply): Difference[] {
  const { encoding } = expectation;
  const found = reply.headers["content-encoding"] ?? "";
  if (encoding === undefined || found === encoding) return [];
  return [differenceOf(expectation)("encoding", found, encoding)];
}

function bodyDifferences(expectation: Expectation, reply: Reply, files: Files): Difference[] {
  const { request, file } = expectation;
  if (file === undefined || request.method === "HEAD") return [];
  const wanted = files.get(file) ?? Buffer.of();
  const found = decode(reply);
  const diff = differenceOf(expectation);
  if (!found) return [diff("decoding", `broken ${reply.headers["content-encoding"]}`, "a valid encoding")];
  if (found.equals(wanted)) return compressionDifferences(expectation, reply, files);
  const other = hidesAddresses.test(found.toString()) ? "addresses" : "bytes";
  return [diff(other, `${found.length} other bytes`, `the ${wanted.length} bytes of ${file}`)];
}

/** Cloudflare's replacements for e-mail addresses. The build never writes them. */
const hidesAddresses = /\/cdn-cgi\/l\/email-protection|data-cfemail/;

/** Detects hosts that compress files on the fly: their compressed bytes differ from those of the build. */
function compressionDifferences(expectation: Expectation, reply: Reply, files: Files): Difference[] {
  const { encoding, file } = expectation;
  const extension = contentEncodings.find((one) => one.encoding === encoding)?.extension;
  if (!file || !extension || reply.headers["content-encoding"] !== encoding) return [];
  const wanted = files.get(`${file}.${extension}`);
  if (!wanted || reply.body.equals(wanted)) return [];
  return [differenceOf(expectation)("compression", `${reply.body.length} bytes`, `${wanted.length} bytes`)];
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

/**
 * Sends conditional requests (RFC 9110, section 13): one for the version in `reply`, to which 304 is correct,
 * and one for another version of a page, which must be answered with the page.
 */
async function repeatedDifferences(
  host: Host,
  expectation: Expectation,
  reply: Reply,
): Promise<Difference[]> {
  const { kind, request } = expectation;
  if (reply.status !== 200 || (kind !== "page" && kind !== "file") || request.method === "HEAD") return [];
  const statusFor = async (tag: string) => {
    const headers = { ...request.headers, "If-None-Match": tag };
    return (await sendRequest(host, { path: request.path, headers }).catch(() => undefined))?.status;
  };
  const diff = differenceOf(expectation);
  const { etag } = reply.headers;
  const known = etag && (await statusFor(etag));
  const stale = kind === "page" ? await statusFor('"another"') : 200;
  return [
    ...(etag ? [] : [diff("validator", "no ETag", "an ETag")]),
    ...(etag && known !== 304 ? [diff("validator", `${known} on revalidation`, "304 on revalidation")] : []),
    ...(stale !== 200
      ? [diff("condition", `${stale} for another version`, "200, because the visitor has another version")]
      : []),
  ];
}
