import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { build } from "../../../build.ts";
import type { Unsaved } from "../../build/content/load.ts";
import { slashed } from "../../build/lib/files.ts";
import { type Built, contentAdvice, placedAdvice } from "../report.ts";
import { describeError } from "../runCommand.ts";
import type { openMessages } from "./messages.ts";

/** Draft builds go to a separate folder to keep the last `npm run build` in dist/. */
export const folders = { content: "content", dist: ".cache/dev", cache: ".cache" };
const options = { ...folders, launch: false, quiet: true, verbose: false, uncompressed: true, draft: true };

/** Builds drafts, one at a time, and reports each result to the open pages. */
export function openDraft(messages: ReturnType<typeof openMessages>) {
  let built: Built | undefined;
  let problem = "";
  /** Texts of the last build that were not written yet when it began. */
  let saved: Unsaved = new Map();
  const inTurn = queue();
  let isScheduled = false;

  async function buildDraft(unsaved: Unsaved = new Map()): Promise<Built> {
    const next = await build({ ...options, unsaved });
    [built, problem, saved] = [next, "", unsaved];
    messages.reloadPages();
    return next;
  }

  const rebuild = () =>
    reporting(buildDraft).catch((error: unknown) => {
      problem = describeError(error);
      console.error(problem);
      messages.showError(problem);
    });

  return {
    /** The last good build. */
    built: () => built,
    /** The last good build's advice about pages and fields. */
    advice: () => (built ? placedAdvice(built) : []),
    /** The last build's error; empty if it succeeded. */
    problem: () => problem,
    rebuild: () => inTurn(rebuild),
    /** Builds after a save. Further saves during a build trigger one more, but not those of a checked text. */
    schedule(path: string) {
      const file = slashed(relative(folders.content, path));
      if (isScheduled || (saved.has(file) && textOf(path) === saved.get(file))) return;
      isScheduled = true;
      void inTurn(() => {
        isScheduled = false;
        return rebuild();
      });
    },
    /** Builds with changes that are not written yet. Rejects if they contain a mistake. */
    check: (unsaved: Unsaved) => inTurn(() => buildDraft(unsaved)),
  };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Returns a function that runs one task after another. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

async function reporting(build: () => Promise<Built>): Promise<void> {
  const start = performance.now();
  const advice = contentAdvice(await build(), folders.content);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log([...advice, `Built in ${seconds} s`].join("\n"));
}
