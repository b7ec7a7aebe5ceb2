import { booleanFlag, folderFlag, type FlagValues } from "./commandLine.ts";
import { type Built, report } from "./report.ts";
import { runCommand } from "./runCommand.ts";
import { showProgress } from "./showProgress.ts";

const flags = {
  launch: booleanFlag("fails if a placeholder or an unconfirmed claim is left"),
  quiet: booleanFlag("prints no report"),
  verbose: booleanFlag("prints all placeholders and open claims"),
  uncompressed: booleanFlag("skips the compressed files"),
  draft: booleanFlag("includes drafts; skips social cards, minifying and compression"),
  content: folderFlag("content", "builds from another folder"),
  dist: folderFlag("dist", "builds into another folder"),
  cache: folderFlag(".cache", "uses another cache folder"),
};
export type BuildOptions = FlagValues<typeof flags>;

export async function runBuild(build: (options: BuildOptions) => Promise<Built>): Promise<void> {
  const command = { name: "build", summary: "Builds dist/ from content/.", flags };
  const run = async (options: BuildOptions) => {
    const built = await build(options);
    if (!options.quiet) report(built, options);
  };
  await runCommand(command, run, ({ dist }) => dist);
}

let firstDone = 0;

/** Prints how many pictures are encoded, and an estimate of the remaining time. */
export function progress(done: number, total: number): void {
  if (done === 1) firstDone = Date.now();
  const seconds = Math.ceil(((Date.now() - firstDone) / 1000 / (done - 1)) * (total - done));
  const left =
    seconds > 0 ? `, ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} left` : "";
  const text = `Encoding pictures ${done}/${total}${left}`;
  if (process.stdout.isTTY) showProgress(done === total ? "" : text);
  else if (done === total || done % 50 === 0) console.log(text);
}
