import type { Fault } from "./fault.ts";

/** A difference between host and build, with a fix. */
export type Finding = {
  /** An `error` fails the check; an `info` needs no action. */
  severity: "error" | "info";
  message: string;
  fix: string;
  examples: string[];
};

/** A known cause of faults, and its fix. */
export type Rule = Omit<Finding, "severity" | "examples"> & {
  matches: (fault: Fault) => boolean;
  /** By default an error. */
  severity?: Finding["severity"];
};
