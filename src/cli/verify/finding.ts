import type { Fault } from "./fault.ts";

/** A difference between host and build, with a fix. */
export type Finding = {
  /** An `error` makes the check fail; a `warning` will become an error; an `info` needs no action. */
  severity: "error" | "warning" | "info";
  message: string;
  fix: string;
  examples?: string[];
};

/** Conditions that depend on all faults of a host. */
export type HostSummary = {
  answersAnything: boolean;
  /** Kinds of faults that also occur for a plain request. */
  shared: ReadonlySet<string>;
};

/** A known cause of faults, and its fix. */
export type Rule = {
  matches: (fault: Fault, host: HostSummary) => boolean;
  /** Default: error. */
  severity?: Finding["severity"];
  message: string;
  fix: string;
};
