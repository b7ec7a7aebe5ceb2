import { Refusal } from "./commandLine.ts";
import { BuildProblems } from "../build/lib/problems.ts";

/** Runs a command beside the build. What its user can mend is told in sentences, without a stack trace. */
export async function guard(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Refusal || error instanceof BuildProblems ? error.message : error);
  }
}
