import { utimes } from "node:fs/promises";
import { ContentError } from "../build/lib/problems.ts";
import { PageError } from "../build/pages/check.ts";
import { RenderError } from "../build/pages/render.ts";
import { type Command, commandLine, UserError } from "./commandLine.ts";
import { systemFault } from "./systemFault.ts";

export type BuildOptions = {
  /** Folder of the content. */
  content: string;
  /** Folder to bring up to date. */
  dist: string;
  /** Folder for what the next build can use again. */
  cache: string;
  /** Refuse to build while a placeholder or an unconfirmed claim stands. */
  launch: boolean;
  /** Leave the closing report out. */
  quiet: boolean;
  /** Include sizes, and every placeholder and open claim, in the report. */
  verbose: boolean;
  /** Leave the compressed forms of files out. */
  uncompressed: boolean;
  /** Only what a look at the pages needs: no social cards, nothing minified or compressed. */
  draft: boolean;
};

const flags = {
  launch: {
    type: "boolean",
    default: false,
    description: "refuses while a placeholder or an unconfirmed claim is left",
  },
  quiet: { type: "boolean", default: false, description: "leaves the closing report out" },
  verbose: {
    type: "boolean",
    default: false,
    description: "prints sizes, and every placeholder and open claim",
  },
  uncompressed: { type: "boolean", default: false, description: "leaves out the compressed forms" },
  draft: {
    type: "boolean",
    default: false,
    description: "leaves out social cards, minifying and compressed forms",
  },
  content: { type: "string", default: "content", value: "FOLDER", description: "builds from another folder" },
  dist: { type: "string", default: "dist", value: "FOLDER", description: "builds into another folder" },
  cache: {
    type: "string",
    default: ".cache",
    value: "FOLDER",
    description: "keeps what can be used again elsewhere",
  },
} as const;
const command: Command<typeof flags> = { name: "build", summary: "Makes dist/ from content/.", flags };

/** Reads the command line. */
export const readOptions = (argv: string[]): BuildOptions => commandLine(command, argv.slice(2)).values;

/**
 * Runs a build and reports it. An editor's mistake is reported without a stack trace, and dist stays as it was.
 *
 * @param argv the command line of the process
 * @param build makes dist
 * @param report prints what was made, unless the options ask for quiet
 */
export async function runBuild<T>(
  argv: string[],
  build: (options: BuildOptions) => Promise<T>,
  report: (built: T, options: BuildOptions) => void,
): Promise<void> {
  const began = new Date();
  try {
    const options = readOptions(argv);
    const built = await build(options);
    await noteBuilt(options.dist, began);
    if (!options.quiet) report(built, options);
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}

/** The message for a failed build. */
export function explain(error: unknown): string {
  if (error instanceof ContentError) {
    const { length } = error.problems;
    return `${error.message}\n\n${length} ${length === 1 ? "thing" : "things"} to fix. The last good build is untouched.`;
  }
  if (error instanceof UserError) return error.message;
  if (error instanceof PageError || error instanceof RenderError) {
    return `${error.message}\n\nThe last good build is untouched.`;
  }
  const fault = systemFault(error);
  if (fault) return fault;
  return `The build failed for a reason that is not in content/:\n${error instanceof Error ? error.stack : error}`;
}

/** Sets the time of dist/ to the build's start; `deploy` compares it with content/ to warn of a stale build. */
export const noteBuilt = (dist: string, began: Date): Promise<void> => utimes(dist, began, began);

/** Shows that encoding pictures goes on. */
export function progress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\rEncoding pictures ${done}/${total}${done === total ? "\n" : ""}`);
  else if (done === total || done % 50 === 0) console.log(`Encoding pictures ${done}/${total}`);
}
