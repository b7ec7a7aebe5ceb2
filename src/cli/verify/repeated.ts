import { sendRequest, type Host, type Reply } from "./sendRequest.ts";
import { type Expectation, type Difference, differenceOf } from "./difference.ts";

/**
 * Sends conditional requests (RFC 9110, section 13): one for the version in `reply`, to which 304 is correct,
 * and one for another version of a page, which must be answered with the page.
 */
export async function repeatedDifferences(
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
