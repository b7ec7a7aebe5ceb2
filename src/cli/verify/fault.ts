import type { Expectation } from "./expectations.ts";

/** A response that differs from the expectation. */
export type Fault = {
  expectation: Expectation;
  about: "connection" | "status" | "location" | "header" | "encoding" | "decoding" | "bytes" | "addresses";
  /** The header field, if the fault is about one. */
  field?: string;
  found: string;
  wanted: string;
  /** The target of an unexpected redirect. */
  location?: string;
};

export const faultOf =
  (expectation: Expectation) =>
  (about: Fault["about"], found: string, wanted: string, field?: string): Fault => ({
    expectation,
    about,
    found,
    wanted,
    ...(field && { field }),
  });

export function describeFault({ expectation, about, field, found, wanted, location }: Fault): string {
  const target = location === undefined ? "" : ` to ${location}`;
  return `${expectation.name}: ${field ?? about} is ${found || "absent"}${target}, not ${wanted || "absent"}`;
}
