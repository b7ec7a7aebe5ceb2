import type { Fault } from "./fault.ts";
import type { Finding } from "./finding.ts";

/** What the other faults of a host tell about one of them. */
export type HostSummary = {
  /** Whether addresses that don't exist are answered as if they did. */
  answersAnything: boolean;
  /** Kinds of the faults that a visitor without a name meets as well. */
  shared: ReadonlySet<string>;
};

/** A known cause of faults, and its fix. */
export type Rule = Omit<Finding, "examples"> & { matches: (fault: Fault, host: HostSummary) => boolean };
