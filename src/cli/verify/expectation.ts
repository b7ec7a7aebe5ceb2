import type { Visitor } from "./visitors.ts";

export type Expectation = {
  name: string;
  kind: "page" | "file" | "redirect" | "missing" | "hidden" | "leftover";
  /** Simulated client; undefined for a plain request. */
  visitor?: Visitor;
  /** The path is a folder without a page, which a host might list. */
  folder?: boolean;
  request: { path: string; method: "GET" | "HEAD"; headers: Record<string, string> };
  /** Accepted status codes; the first is the one that the build's own configuration produces. */
  status: number[];
  location?: string;
  file?: string;
  /** Content-Encoding; empty for none. */
  encoding?: string;
  /** Requested bytes, inclusive. */
  range?: readonly [number, number];
  /** Expected header fields; an empty value means that the field must be absent. */
  headers: Record<string, string>;
};
