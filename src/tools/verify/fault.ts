import type { Expectation } from "./expectation.ts";

/** One answer that is not as the build expects. */
export type Fault = {
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
    | "length"
    | "condition"
    | "validator";
  /** The header field, where it is about one. */
  field?: string;
  found: string;
  wanted: string;
  /** Target of a redirect that was not expected. */
  location?: string;
  /** Whether the answer came from a cache in front of the host, by its header. */
  cached?: boolean;
};

/** Makes a fault of an answer. */
export const faultOf =
  (expectation: Expectation) =>
  (about: Fault["about"], found: string, wanted: string, field?: string): Fault => ({
    expectation,
    about,
    found,
    wanted,
    ...(field && { field }),
  });

/** A fault as a sentence. */
export function describeFault({ expectation, about, field, found, wanted, location }: Fault): string {
  if (about === "reach") return `${expectation.name}: no answer, as ${found}`;
  const target = location === undefined ? "" : ` to ${location}`;
  return `${expectation.name}: ${field ?? about} is ${found || "absent"}${target}, not ${wanted || "absent"}`;
}

/** What faults have in common that others of an address have as well. */
export const kindOf = ({ expectation: { ask }, about, field = "" }: Fault): string =>
  `${ask.path.replace(/\?.*/, "")} ${about} ${field}`;
