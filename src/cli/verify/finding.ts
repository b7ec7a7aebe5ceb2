import type { Fault } from "./fault.ts";

export type Finding = {
  /**
   * An `error` makes the check fail. A `warning` needs attention, but the check still passes. An `info` needs
   * no immediate action.
   */
  severity: "error" | "warning" | "info";
  message: string;
  fix: string;
  examples?: string[];
};

export type HostSummary = {
  answersAnything: boolean;
  /** Keys of faults that also occur for plain requests (see `kindOf`). */
  shared: ReadonlySet<string>;
};

export type Rule = {
  matches: (fault: Fault, host: HostSummary) => boolean;
  /** Defaults to `error`. */
  severity?: Finding["severity"];
  message: string;
  fix: string;
};
