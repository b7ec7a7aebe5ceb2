import { utimes } from "node:fs/promises";
import type { Route } from "../content/routes.ts";
import { type Page } from "../build/pages/page.ts";
import { PageFaults } from "../build/pages/check.ts";
import { type Command, commandLine, Refusal } from "./commandLine.ts";
import { expiries } from "./expiry.ts";
import type { PicturePlan } from "../build/media/planPictures.ts";
import type { Bundle } from "../build/source/bundle.ts";
import type { Content } from "../build/content/content.ts";
import { outboundLinks } from "../build/pages/externalLinks.ts";
import { BuildProblems, formatProblem, refuse } from "../build/lib/problems.ts";
import { unlistedPages } from "./unlistedPages.ts";
import { RenderFault } from "../build/pages/render.ts";
import { figuresTable, islandSizes, launchList, measurePage, overBudget } from "./report.ts";
import type { Written } from "../build/site/write.ts";

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
  /** Leave the packed forms of files out. */
  unpacked: boolean;
};

const flags = {
  launch: {
    type: "boolean",
    default: false,
    says: "refuses while a stand-in or an unconfirmed claim is left",
  },
  quiet: { type: "boolean", default: false, says: "leaves the closing report out" },
  unpacked: { type: "boolean", default: false, says: "leaves out the packed forms, for a look at a draft" },
  content: { type: "string", default: "content", value: "FOLDER", says: "builds from another folder" },
  dist: { type: "string", default: "dist", value: "FOLDER", says: "builds into another folder" },
  cache: {
    type: "string",
    default: ".cache",
    value: "FOLDER",
    says: "keeps what can be used again elsewhere",
  },
} as const;
const command: Command<typeof flags> = { name: "build", does: "Makes dist/ from content/.", flags };

/** Reads the command line: `--launch`, and folders for tests and trials. */
export const options = (argv: string[]): BuildOptions => commandLine(command, argv.slice(2)).values;

/** Runs a build. An editor's mistake is told in sentences, without a stack trace; dist stays as it was. */
export async function guard(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}

/** A failed build in words. */
export function explain(error: unknown): string {
  if (error instanceof BuildProblems) {
    const { length } = error.problems;
    return `${error.message}\n\n${length} ${length === 1 ? "thing" : "things"} to mend. The last good build is untouched.`;
  }
  if (error instanceof Refusal) return error.message;
  if (error instanceof PageFaults || error instanceof RenderFault) {
    return `${error.message}\n\nThe last good build is untouched.`;
  }
  return `The build failed for a reason that is not in content/:\n${error instanceof Error ? error.stack : error}`;
}

/** With `--launch`, a stand-in, an unconfirmed claim or a day that is past is a mistake like any other. */
export function refuseUnready(content: Content): void {
  refuse([
    ...expiries(content).filter(({ days }) => days < 0),
    ...content.marks.map(({ file, line, column, kind, path, value }) => ({
      file,
      line,
      column,
      message:
        kind === "placeholder"
          ? `${path.join(".")} is still a stand-in ("${value}"): write the real value and remove !placeholder`
          : `${path.join(".")} is an unconfirmed claim ("${value}"): make sure that it is true and remove !confirm`,
    })),
  ]);
}

/** Gives dist/ the time at which its build began: what is unchanged keeps its own, and deploy asks how old it is. */
export const noteBuilt = (dist: string, began: Date): Promise<void> => utimes(dist, began, began);

/** Shows that a cold picture run is alive. */
export function progress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\rEncoding pictures ${done}/${total}${done === total ? "\n" : ""}`);
  else if (done === total || done % 50 === 0) console.log(`Encoding pictures ${done}/${total}`);
}

type Result = {
  content: Content;
  routes: Route[];
  plan: PicturePlan;
  pages: Page[];
  bundle: Bundle;
  /** Everything that was built, packed forms included. */
  files: ReadonlyMap<string, Uint8Array>;
  written: Written;
};

/** Closes a build: the budget table, advice, what stands before launch, and what changed. */
export function finish({ content, routes, plan, pages, bundle, files, written }: Result): void {
  const packedSize = (file: string) => files.get(`${file}.br`)?.length ?? 0;
  const figures = pages.map((page) =>
    measurePage(page.path, Buffer.from(page.bytes).toString(), packedSize(page.file)),
  );
  const islands = islandSizes(bundle.scripts, packedSize);
  const advice = [
    ...unlistedPages(content, routes),
    ...expiries(content).map(formatProblem),
    ...plan.advice,
    ...overBudget(figures, islands).map((line) => `Over budget: ${line}`),
  ];
  console.log(figuresTable(figures, islands));
  if (advice.length > 0) console.log(`\n${advice.join("\n")}`);
  if (content.marks.length > 0) console.log(`\n${launchList(content.marks)}`);
  const outbound = [...outboundLinks(content.site)].map((address) => new URL(address).host);
  console.log(`\nLinks lead out to ${[...new Set(outbound)].sort().join(", ")}.`);
  const { written: changed, unchanged, removed } = written;
  console.log(
    `\n${pages.length} pages. Files written: ${changed.length}, unchanged: ${unchanged}, removed: ${removed.length}.`,
  );
}
