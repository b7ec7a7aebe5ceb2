import type { Visitor } from "./visitors.ts";

export type Expectation = {
  name: string;
  kind: "page" | "file" | "redirect" | "missing" | "hidden" | "leftover";
  /** A simulated client; undefined for a plain request. */
  visitor?: Visitor;
  /** A folder without a page, whose files a host might list. */
  folder?: boolean;
  request: { path: string; method: "GET" | "HEAD"; headers: Record<string, string> };
  /** Accepted status codes; the build's own configuration produces the first. */
  status: number[];
  location?: string;
  file?: string;
  /** Content-Encoding; empty if the response must be uncompressed. */
  encoding?: string;
  /** The requested bytes, inclusive. */
  range?: readonly [number, number];
  /** Expected header fields. An empty value means that the field must be absent. */
  headers: Record<string, string>;
};
