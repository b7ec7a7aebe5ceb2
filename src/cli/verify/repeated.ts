import { sendRequest, type Host, type Reply } from "./sendRequest.ts";
import type { Expectation } from "./expectation.ts";
import { type Fault, faultOf } from "./fault.ts";

/**
 * Runs the checks that need a second request: conditional requests, and the Content-Length of HEAD responses.
 */
export async function repeatedFaults(host: Host, expectation: Expectation, reply: Reply): Promise<Fault[]> {
  const { kind, request } = expectation;
  if (reply.status !== 200 || (kind !== "page" && kind !== "file")) return [];
  if (request.method === "HEAD") return lengthFaults(host, expectation, reply);
  const stale = kind === "page" && request.headers["Accept-Encoding"]?.includes("zstd");
  return [
    ...(await validatorFaults(host, expectation, reply)),
    ...(stale ? await conditionFaults(host, expectation) : []),
  ];
}

/** A conditional request for an unchanged file must return 304 (RFC 9110, section 13). */
async function validatorFaults(host: Host, expectation: Expectation, reply: Reply): Promise<Fault[]> {
  const { etag } = reply.headers;
  if (!etag) return [faultOf(expectation)("validator", "no ETag", "an ETag")];
  const again = await repeat(host, expectation, { "If-None-Match": etag });
  if (again?.status === 304 && again.body.length === 0) return [];
  return [faultOf(expectation)("validator", `${again?.status} on revalidation`, "304 on revalidation")];
}

/** A conditional request with an outdated validator must return 200. */
async function conditionFaults(host: Host, expectation: Expectation): Promise<Fault[]> {
  const conditions = [
    ["If-None-Match", '"another"'],
    ["If-Modified-Since", "Sat, 01 Jan 2000 00:00:00 GMT"],
  ] as const;
  const faults: Fault[] = [];
  for (const [field, value] of conditions) {
    const reply = await repeat(host, expectation, { [field]: value });
    const wanted = "200, because the visitor has another version";
    if (reply?.status !== 200)
      faults.push(faultOf(expectation)("condition", `${reply?.status} with ${field}`, wanted));
  }
  return faults;
}

/** A HEAD response's Content-Length must match GET's, or be absent (RFC 9110, section 9.3.2). */
async function lengthFaults(host: Host, expectation: Expectation, reply: Reply): Promise<Fault[]> {
  const found = reply.headers["content-length"];
  if (found === undefined) return [];
  const sent = await repeat(host, expectation, {}, "GET");
  const wanted = sent?.headers["content-length"] ?? found;
  return found === wanted ? [] : [faultOf(expectation)("length", `${found} bytes`, `${wanted} bytes`)];
}

const repeat = (
  host: Host,
  { request: { path, headers } }: Expectation,
  more: Record<string, string>,
  method: "GET" | "HEAD" = "GET",
) => sendRequest(host, { path, method, headers: { ...headers, ...more } }).catch(() => undefined);
