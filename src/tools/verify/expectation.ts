import type { Visitor } from "./visitors.ts";

/** One question to a host and what a right answer to it is. */
export type Expectation = {
  /** The question in words: `GET /about, br`. */
  name: string;
  kind: "page" | "file" | "redirect" | "missing" | "hidden" | "leftover";
  /** Who asks, where it is not a program without a name. */
  visitor?: Visitor;
  /** Whether the path is a folder without a page, which a host might list. */
  folder?: boolean;
  ask: { path: string; method: "GET" | "HEAD"; headers: Record<string, string> };
  /** Right status codes; the first is what our own files make of it. */
  status: number[];
  /** Path and query of the target of a redirect. */
  location?: string;
  /** The file of dist whose bytes the answer carries, compressed or not. */
  file?: string;
  /** Content-Encoding; empty for none. */
  encoding?: string;
  /** First and last byte that are asked for. */
  range?: readonly [number, number];
  /** Header fields with their values; an empty value stands for a field that must be absent. */
  headers: Record<string, string>;
};
