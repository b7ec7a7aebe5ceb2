import type { Expectation } from "./expectation.ts";

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
  field?: string | undefined;
  found: string;
  wanted: string;
  location?: string;
  cached?: boolean;
};

export const faultOf =
  (expectation: Expectation) =>
  (about: Fault["about"], found: string, wanted: string, field?: string): Fault => ({
    expectation,
    about,
    found,
    wanted,
    field,
  });

export function describeFault({ expectation, about, field, found, wanted, location }: Fault): string {
  if (about === "reach") return `${expectation.name}: no response, because ${found}`;
  const target = location === undefined ? "" : ` to ${location}`;
  return `${expectation.name}: ${field ?? about} is ${found || "absent"}${target}, not ${wanted || "absent"}`;
}

/** Returns a key for the fault. The key is the same for every client. */
export const kindOf = ({ expectation: { request }, about, field = "" }: Fault): string =>
  `${request.path.replace(/\?.*/, "")} ${about} ${field}`;
