type Kind = "person" | "crawler" | "proxy";

export type Visitor = { name: string; kind: Kind; headers: Record<string, string> };

export type Expectation = {
  name: string;
  kind: "page" | "file" | "redirect" | "missing" | "hidden" | "leftover" | "removed";
  /** The simulated client. Undefined for a plain request. */
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
  /** The first and last requested byte, both inclusive. */
  range?: readonly [number, number];
  /** Expected header fields. An empty value means that the field must be absent. */
  headers: Record<string, string>;
};
