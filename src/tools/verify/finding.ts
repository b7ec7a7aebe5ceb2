/** A difference between a host and the build, and how to fix it. */
export type Finding = {
  /** An `error` fails the check; a `warning` becomes an error if nothing is done; an `info` needs no action. */
  severity: "error" | "warning" | "info";
  message: string;
  fix: string;
  /** A line for each of a few single answers. */
  examples: string[];
};
