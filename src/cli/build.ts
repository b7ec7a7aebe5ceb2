import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { ContentError } from "../build/lib/problems.ts";
import { PageError } from "../build/pages/check.ts";
import { RenderError } from "../build/pages/render.ts";
import { booleanFlag, type Command, commandLine, folderFlag, UserError } from "./commandLine.ts";
import { systemFault } from "./systemFault.ts";

export type BuildOptions = {
  content: string;
  dist: string;
  cache: string;
  launch: boolean;
  quiet: boolean;
  /** Lists every placeholder, open claim and linked host in the report. */
  verbose: boolean;
  uncompressed: boolean;
  /** Includes drafts; skips social cards, minifying and compression. */
  draft: boolean;
};

const flags = {
  launch: booleanFlag("fails while a placeholder or an unconfirmed claim is left"),
  quiet: booleanFlag("prints no report"),
  verbose: booleanFlag("prints every placeholder and open claim, and the hosts of links"),
  uncompressed: booleanFlag("makes no compressed files"),
  draft: booleanFlag("includes drafts; skips social cards, minifying and compression"),
  content: folderFlag("content", "builds from another folder"),
  dist: folderFlag("dist", "builds into another folder"),
  cache: folderFlag(".cache", "uses another cache folder"),
};
const command: Command<typeof flags> = { name: "build", summary: "Builds dist/ from content/.", flags };

const readOptions = (argv: string[]): BuildOptions => commandLine(command, argv.slice(2)).values;

/**
 * Runs a build and prints a report. Errors in content are printed without a stack trace, and dist is
 * unchanged.
 *
 * @param argv the command line of the process
 * @param report is called after a successful build, except with --quiet
 */
export async function runBuild<T>(
  argv: string[],
  build: (options: BuildOptions) => Promise<T>,
  report: (built: T, options: BuildOptions) => void,
): Promise<void> {
  const began = new Date();
  let dist: string | undefined;
  try {
    const options = readOptions(argv);
    ({ dist } = options);
    const built = await build(options);
    // `deploy` compares the folder's time with content/ and refuses a stale build.
    await utimes(dist, began, began);
    if (!options.quiet) report(built, options);
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error, dist));
  }
}

/** @param dist folder of the last good build */
export function explain(error: unknown, dist = "dist"): string {
  const untouched = existsSync(join(dist, "index.html")) ? "The last good build is untouched." : "";
  if (error instanceof ContentError) {
    const { length } = error.problems;
    const count = `${length} ${length === 1 ? "thing" : "things"} to fix.`;
    return `${error.message}\n\n${[count, untouched, error.advice].filter(Boolean).join(" ")}`;
  }
  if (error instanceof UserError) return error.message;
  if (error instanceof PageError || error instanceof RenderError) {
    return `${error.message}\n\n${untouched}`.trimEnd();
  }
  const fault = systemFault(error);
  if (fault) return fault;
  return `The build failed for a reason that is not in content/:\n${error instanceof Error ? error.stack : error}`;
}

let firstDone = 0;

/** Prints how many pictures are encoded, and the time that the others take at the pace since the first. */
export function progress(done: number, total: number): void {
  if (done === 1) firstDone = Date.now();
  const seconds = Math.ceil(((Date.now() - firstDone) / 1000 / (done - 1)) * (total - done));
  const left =
    seconds > 0 ? `, ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} left` : "";
  const text = `Encoding pictures ${done}/${total}${left}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}${done === total ? "\n" : ""}`);
  else if (done === total || done % 50 === 0) console.log(text);
}
