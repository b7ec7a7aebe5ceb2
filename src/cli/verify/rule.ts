import type { Fault } from "./fault.ts";
import type { Finding } from "./finding.ts";

/** Conditions derived from all faults of a host. */
export type HostSummary = {
  answersAnything: boolean;
  /** Kinds of faults that also occur for a plain request. */
  shared: ReadonlySet<string>;
};

/** A known cause of faults, and its fix. */
export type Rule = Omit<Finding, "examples"> & { matches: (fault: Fault, host: HostSummary) => boolean };
