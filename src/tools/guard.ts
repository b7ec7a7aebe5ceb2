import { Refusal } from "./commandLine.ts";
import { systemFault } from "./systemFault.ts";
import { BuildProblems } from "../build/lib/problems.ts";

/** Runs a command. Errors that its user can fix are printed without a stack trace. */
export async function guard(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    const message =
      error instanceof Refusal || error instanceof BuildProblems ? error.message : systemFault(error);
    console.error(message ?? error);
  }
}
