/** A difference between host and build, with a fix. */
export type Finding = {
  /** An `error` fails the check; a `warning` will become an error; an `info` needs no action. */
  severity: "error" | "warning" | "info";
  message: string;
  fix: string;
  examples: string[];
};
