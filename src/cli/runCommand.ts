import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError, UserError } from "../build/lib/problems.ts";
import { PageError } from "../build/pages/page.ts";
import { type Command, commandLine, type Flags, type FlagValues } from "./commandLine.ts";

/**
 * Parses the command line and runs the command. Prints an error and sets the exit code if it fails.
 *
 * @param run receives the flags and the positional arguments
 * @param keptFolder returns the folder that a failed build leaves unchanged
 */
export async function runCommand<T extends Flags>(
  command: Command<T>,
  run: (flags: FlagValues<T>, positionals: string[]) => Promise<void>,
  keptFolder?: (flags: FlagValues<T>) => string,
): Promise<void> {
  let kept: string | undefined;
  try {
    const { values, positionals } = commandLine(command);
    kept = keptFolder?.(values);
    await run(values, positionals);
  } catch (error) {
    process.exitCode = 1;
    console.error(describeError(error, kept));
  }
}

/**
 * Formats an error for the terminal. Only an unexpected error includes its stack trace.
 *
 * @param dist the folder that a failed build left unchanged
 */
export function describeError(error: unknown, dist?: string): string {
  const isUntouched = dist !== undefined && existsSync(join(dist, "index.html"));
  const untouched = isUntouched ? "The last good build is untouched." : "";
  if (error instanceof ContentError) {
    const { length } = error.problems;
    const count = `${length} ${length === 1 ? "thing" : "things"} to fix.`;
    return `${error.message}\n\n${[count, untouched, error.advice].filter(Boolean).join(" ")}`;
  }
  if (error instanceof UserError) return error.message;
  if (error instanceof PageError) return `${error.message}\n\n${untouched}`.trimEnd();
  const { syscall, message, path, stack } = error as NodeJS.ErrnoException;
  // The message of a system error, such as a full disk, includes the reason and usually the path.
  if (syscall) return path && !message.includes(path) ? `${path}: ${message}` : message;
  return `Unexpected error, not caused by content/:\n${stack ?? String(error)}`;
}
