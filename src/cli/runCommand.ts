import { UserError } from "./commandLine.ts";
import { systemFault } from "./systemFault.ts";
import { ContentError } from "../build/lib/problems.ts";

/** Runs a command. Expected errors are printed without a stack trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    const message =
      error instanceof UserError || error instanceof ContentError ? error.message : systemFault(error);
    console.error(message ?? error);
  }
}
