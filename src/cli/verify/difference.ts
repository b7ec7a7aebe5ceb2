/** A simulated client, which a hacked host, a firewall or a cache may treat differently. */
export type Visitor = { name: string; kind: "person" | "crawler" | "proxy"; headers: Record<string, string> };

export type Expectation = {
  name: string;
  kind: "page" | "file" | "redirect" | "missing" | "hidden" | "leftover" | "removed";
  /** Undefined for a plain request. */
  visitor?: Visitor;
  /** True for a folder without a page. A host might list its files. */
  folder?: boolean;
  request: { path: string; method: "GET" | "HEAD"; headers: Record<string, string> };
  /** Accepted status codes. A host with the generated configuration returns the first one. */
  status: number[];
  location?: string;
  file?: string;
  /** The expected Content-Encoding. An empty string means that the response must be uncompressed. */
  encoding?: string;
  /** Expected header fields. An empty value means that the field must be absent. */
  headers: Record<string, string>;
};

export type Difference = {
  expectation: Expectation;
  about:
    | "reach"
    | "status"
    | "location"
    | "header"
    | "encoding"
    | "compression"
    | "decoding"
    | "bytes"
    | "addresses"
    | "condition"
    | "validator";
  field?: string | undefined;
  found: string;
  wanted: string;
  location?: string;
  cached?: boolean;
};

export const differenceOf =
  (expectation: Expectation) =>
  (about: Difference["about"], found: string, wanted: string, field?: string): Difference => ({
    expectation,
    about,
    found,
    wanted,
    field,
  });

export function describeDifference({
  expectation,
  about,
  field,
  found,
  wanted,
  location,
}: Difference): string {
  if (about === "reach") return `${expectation.name}: no response, because ${found}`;
  const target = location === undefined ? "" : ` to ${location}`;
  return `${expectation.name}: ${field ?? about} is ${found || "absent"}${target}, not ${wanted || "absent"}`;
}

/** Returns a key for the difference. The key is the same for every client. */
export const kindOf = ({ expectation: { request }, about, field = "" }: Difference): string =>
  `${request.path.replace(/\?.*/, "")} ${about} ${field}`;
