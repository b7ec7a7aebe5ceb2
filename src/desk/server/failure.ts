import { ContentError, type Problem } from "../../build/lib/problems.ts";
import { schemaAt } from "../../content/fields.ts";
import { schemaOf, titleOfFile } from "../../content/schema.ts";
import type { Failure, Mistake } from "../shared/api.ts";

/** A request that the desk refuses, with an HTTP status and a reason for the person. */
export class DeskError extends Error {
  readonly status: number;
  /** Whether the file has changed since it was read. */
  readonly isConflict: boolean;

  constructor(status: number, message: string, isConflict = false) {
    super(message);
    this.status = status;
    this.isConflict = isConflict;
  }
}

/** Creates the answer to a request that failed. A mistake in content names its file and field. */
export function failureOf(
  error: unknown,
  { folder, describe }: { folder: string; describe: (error: unknown) => string },
): { status: number; failure: Failure } {
  if (error instanceof DeskError)
    return { status: error.status, failure: { message: error.message, isConflict: error.isConflict } };
  const problems = error instanceof ContentError ? error.problems : [];
  return { status: 422, failure: { message: describe(error), mistakes: mistakesOf(problems, folder) } };
}

/** Names the file and field of each problem of the build. */
export function mistakesOf(problems: readonly Problem[], folder: string): Mistake[] {
  // A text with two wrong links has the same mistake twice.
  const lines = new Map(problems.map(({ file, message }) => [`${file} ${message}`, { file, message }]));
  return [...lines.values()].map(({ file, message }) => mistakeOf(file.slice(folder.length + 1), message));
}

/** Splits `cards[2].title is empty` into path and message. A message about a whole file has no path. */
function mistakeOf(file: string, problem: string): Mistake {
  // The form has labels instead of keys, and titles instead of file names.
  const text = problem
    .replace(/(“[^”]+”) \([\w: ]+\)/g, "$1")
    .replace(/\b[\w/-]+\.yaml\b/g, (name) => `“${titleOfFile(name) ?? name}”`);
  const [, name = "", message = ""] = /^([a-z]\w*(?:\[\d+\]|\.\w+)*) (.+)$/is.exec(text) ?? [];
  const parts = [...name.matchAll(/\[(\d+)\]|\w+/g)];
  const path = parts.map(([part, index]) => (index ? Number(index) - 1 : part));
  const isKey = path.length > 0 && schemaAt(schemaOf(file), path.slice(0, 1), {}).schema;
  return isKey ? { file, path, message } : { file, message: text };
}
