import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Expectation } from "./expectations.ts";
import { isText, packings } from "../../build/hosting/mediaTypes.ts";
import { ask, type Host, type Reply } from "./ask.ts";
import { reasonOf } from "./unreached.ts";

/** One thing that a host does otherwise than the build expects. */
export type Fault = {
  expectation: Expectation;
  about: "reach" | "status" | "location" | "header" | "encoding" | "bytes" | "validator";
  /** The header field, where it is about one. */
  field?: string;
  found: string;
  wanted: string;
};

/** The built site, by path in dist. */
export type Built = { read: (file: string) => Promise<Buffer> };

/** Asks a host one question of the table and says what is wrong with its answer. */
export async function examine(host: Host, expectation: Expectation, built: Built): Promise<Fault[]> {
  const reply = await ask(host, expectation.ask).catch((error: Error) => error);
  const fault = faultOf(expectation);
  if (reply instanceof Error) return [fault("reach", reasonOf(reply), "an answer")];
  if (!expectation.status.includes(reply.status))
    return [fault("status", String(reply.status), String(expectation.status[0]))];
  return [
    ...locationFaults(host, expectation, reply),
    ...headerFaults(expectation, reply),
    ...encodingFaults(expectation, reply),
    ...(await bodyFaults(expectation, reply, built)),
    ...(await validatorFaults(host, expectation, reply)),
  ];
}

/** A fault as a sentence. */
export const say = ({ expectation, about, field, found, wanted }: Fault): string =>
  about === "reach"
    ? `${expectation.name}: no answer, as ${found}`
    : `${expectation.name}: ${field ?? about} is ${found || "absent"}, not ${wanted || "absent"}`;

const faultOf =
  (expectation: Expectation) =>
  (about: Fault["about"], found: string, wanted: string, field?: string): Fault => ({
    expectation,
    about,
    found,
    wanted,
    ...(field && { field }),
  });

/** A redirect may name the path alone or the whole address, on the same host. */
function locationFaults({ origin, headers }: Host, expectation: Expectation, reply: Reply): Fault[] {
  if (expectation.location === undefined) return [];
  const base = new URL(origin);
  const target = new URL(String(reply.headers.location), base);
  const host = headers?.["Host"] ?? base.host;
  const found =
    target.host === host || target.host === base.host ? target.pathname + target.search : target.href;
  if (found === expectation.location) return [];
  return [faultOf(expectation)("location", found, expectation.location)];
}

function headerFaults(expectation: Expectation, reply: Reply): Fault[] {
  return Object.entries(expectation.headers).flatMap(([field, wanted]) => {
    const found = String(reply.headers[field.toLowerCase()] ?? "");
    const same =
      field === "Content-Type"
        ? found.toLowerCase().replaceAll(" ", "") === wanted.toLowerCase().replaceAll(" ", "")
        : field === "Vary"
          ? found.toLowerCase().split(/,\s*/).includes(wanted.toLowerCase())
          : found === wanted;
    return same ? [] : [faultOf(expectation)("header", found, wanted, field)];
  });
}

function encodingFaults(expectation: Expectation, reply: Reply): Fault[] {
  const { encoding } = expectation;
  const found = reply.headers["content-encoding"] ?? "";
  if (encoding === undefined || found === encoding) return [];
  return [faultOf(expectation)("encoding", found, encoding)];
}

async function bodyFaults(expectation: Expectation, reply: Reply, built: Built): Promise<Fault[]> {
  const { ask: question, file, range } = expectation;
  // Whatever a host sends after the head of an answer to HEAD, no client reads it.
  if (file === undefined || question.method === "HEAD") return [];
  const whole = await built.read(file);
  const wanted = range ? whole.subarray(range[0], range[1] + 1) : whole;
  const found = decode(reply);
  if (found?.equals(wanted)) return packingFaults(expectation, reply, built);
  const say = found ? `${found.length} other bytes` : "what can't be unpacked";
  return [faultOf(expectation)("bytes", say, `the ${wanted.length} bytes of ${file}`)];
}

/** The packed file of the build is the smallest form; a host that packs on the fly sends more. */
async function packingFaults(expectation: Expectation, reply: Reply, built: Built): Promise<Fault[]> {
  const packing = packings.find(({ encoding }) => encoding === reply.headers["content-encoding"]);
  if (!packing || !expectation.file || !isText(expectation.file) || packing.encoding !== expectation.encoding)
    return [];
  const wanted = await built.read(`${expectation.file}.${packing.ending}`);
  if (reply.body.equals(wanted)) return [];
  return [
    faultOf(expectation)(
      "encoding",
      `${packing.encoding} of ${reply.body.length} bytes`,
      `${wanted.length} bytes`,
    ),
  ];
}

function decode({ headers, body }: Reply): Buffer | undefined {
  try {
    if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
    return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
}

/** What has not changed is not sent again. */
async function validatorFaults(host: Host, expectation: Expectation, reply: Reply): Promise<Fault[]> {
  const { method, path, headers } = expectation.ask;
  if (reply.status !== 200 || method === "HEAD" || !["page", "file"].includes(expectation.kind)) return [];
  const { etag } = reply.headers;
  if (!etag) return [faultOf(expectation)("validator", "no ETag", "an ETag")];
  const again = await ask(host, { path, headers: { ...headers, "If-None-Match": etag } }).catch(
    () => undefined,
  );
  if (again?.status === 304 && again.body.length === 0) return [];
  return [faultOf(expectation)("validator", `${again?.status} when asked again`, "304 when asked again")];
}
