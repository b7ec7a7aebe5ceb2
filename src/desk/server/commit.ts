import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { IncomingMessage } from "node:http";
import type { Content } from "../../build/content/content.ts";
import type { Unsaved } from "../../build/content/load.ts";
import type { Problem } from "../../build/lib/problems.ts";
import type { Page } from "../../build/pages/page.ts";
import type { Field } from "../../content/fields.ts";
import { linksOf } from "../../content/inline.ts";
import { writeContent } from "../../edit/writeContent.ts";
import { DeskError } from "./failure.ts";
import type { History, Saves } from "./history.ts";
import type { Contents } from "./inverse.ts";

export type DeskOptions = {
  /** The content folder. */
  folder: string;
  /** File that keeps the saves for undo. */
  saves: string;
  /** The last good build. */
  built: () => { content: Content; pages: Page[] } | undefined;
  /** The last good build's advice about pages and fields. */
  advice: () => Problem[];
  /** The last build's error; empty if it succeeded. */
  problem: () => string;
  /** Builds a draft with changes that are not written yet. Rejects if they contain a mistake. */
  check: (changed: Unsaved) => Promise<unknown>;
  /** Whether a request comes from this computer and is addressed to its loopback name. */
  isLocal: (request: IncomingMessage) => boolean;
  /** Formats an error for people. */
  describe: (error: unknown) => string;
  publisher: {
    /** The host that uploads go to, or why there is none. */
    target: () => Promise<{ host: string } | { missing: string }>;
    /** Runs a command of publishing. `report` receives its progress. */
    run: (
      command: "build" | "deploy" | "verify",
      password: string | undefined,
      saves: readonly { time: string; words: string }[],
      report: (progress: string) => void,
    ) => Promise<{ output: string; succeeded: boolean }>;
  };
};
/** `progress` is that of the command that runs. */
export type Desk = DeskOptions & { history: History; progress: string };

export const readIn = ({ folder }: DeskOptions, file: string): Buffer | undefined =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;

/** The pictures and files to download that a text of content names. */
function filesIn({ role, value }: Pick<Field, "role"> & { value: string }): string[] {
  if (role === "picture") return [`images/${value}`];
  return linksOf({ role, value }).map((link) => `static${link.replace(/[?#].*/, "")}`);
}

/**
 * Builds the site with the changed files, and writes them if that succeeds.
 *
 * @param before the files' bytes on which the change is based
 * @param next returns the list of saves after the change
 * @throws DeskError if a file has changed meanwhile; nothing is written then
 */
export async function commit(
  desk: Desk,
  before: Contents,
  after: Contents,
  next: (saves: Saves) => Saves,
): Promise<void> {
  const used = desk.built()?.content.sources.flatMap(({ texts }) => texts.flatMap(filesIn)) ?? [];
  const gone = [...after].find(([file, bytes]) => !bytes && used.includes(file));
  if (gone) throw new DeskError(409, `${gone[0]} is on a page: choose another file there first.`);
  const texts = [...after].filter(([file]) => file.endsWith(".yaml"));
  await desk.check(new Map(texts.map(([file, bytes]) => [file, bytes?.toString()])));
  const isSame = (file: string) =>
    readIn(desk, file)?.toString("latin1") === before.get(file)?.toString("latin1");
  await writeContent(desk.folder, after, (write) => {
    if (![...after.keys()].every(isSame))
      throw new DeskError(409, "Another program has just changed this file.", true);
    return desk.history.write(after, next, write);
  });
}
