import { randomUUID } from "node:crypto";
import { again, DeployFault, storeFault } from "./faults.ts";
import {
  hashOf,
  type Manifest,
  manifestName,
  manifestPart,
  parseManifest,
  writeManifest,
} from "./manifest.ts";
import { planSteps, type Step } from "./plan.ts";
import type { Transport } from "./transport.ts";

export type DeployOptions = {
  /** Only find out what would be done. */
  dryRun?: boolean;
  /** Upload every file, whatever the host is known to have. */
  all?: boolean;
  /** Stops between two files. */
  signal?: AbortSignal;
  /** Hears of each step when it is done. */
  report?: (step: Step, done: number, total: number) => void;
};

/** What was done, or would be. */
export type Deployed = { steps: Step[]; unchanged: number };

/** After this many steps the host's list is brought up to date, so that a run that is cut repeats no more than that. */
const stepsBetweenSaves = 20;

/**
 * Brings a host to hold the given files, by path. Each is uploaded under a temporary name and renamed, in the order
 * of `planSteps`; the list of what is there goes along, so that a run that was cut is continued by the next.
 * @throws DeployFault with the file at which it stopped, and why
 */
export async function deploySite(
  files: ReadonlyMap<string, Uint8Array>,
  transport: Transport,
  options: DeployOptions = {},
): Promise<Deployed> {
  const wanted = new Map([...files].map(([path, bytes]) => [path, hashOf(bytes)]));
  const found = await readManifest(transport);
  const known = new Map([...(found?.files ?? [])].map(([path, hash]) => [path, options.all ? "" : hash]));
  const steps = planSteps(wanted, known);
  const uploads = steps.filter(({ does }) => does === "upload").length;
  const deployed = { steps, unchanged: files.size - uploads };
  if (options.dryRun || (steps.length === 0 && !found?.temporary)) return deployed;

  const host = openHost(transport, found);
  let done = 0;
  const sofar = () => `${done} of ${steps.length} files are done, and the site there works.`;
  let current = manifestName;
  try {
    await host.begin();
    for (const step of steps) {
      if (options.signal?.aborted) throw new DeployFault(`Stopped. ${sofar()} ${again}`);
      current = step.path;
      if (done > 0 && (done === uploads || done % stepsBetweenSaves === 0)) await host.save();
      await host.take(step, files.get(step.path), wanted.get(step.path));
      options.report?.(step, ++done, steps.length);
    }
    current = manifestName;
    await host.finish(steps);
  } catch (error) {
    await host.save().catch(() => {});
    throw error instanceof DeployFault ? error : storeFault(error, current, sofar());
  }
  return deployed;
}

async function readManifest(transport: Transport): Promise<Manifest | undefined> {
  const bytes = await transport.read(manifestName).catch((error: unknown) => {
    throw storeFault(error, manifestName, "Nothing was changed.");
  });
  return parseManifest(bytes);
}

/** The host during one run, and what it holds by our doing. */
function openHost(transport: Transport, found: Manifest | undefined) {
  // Its own name in every run, so that two at once can't mix their bytes; the list tells the next run of it.
  const temporary = `.deploying-${randomUUID().slice(0, 8)}`;
  const files = new Map(found?.files);
  const folders = new Set<string>();

  async function store(path: string, bytes: Uint8Array, aside = temporary): Promise<void> {
    await transport.write(aside, bytes);
    try {
      await transport.rename(aside, path);
    } catch {
      // Some hosts refuse to rename onto a file that is there. Writing over it never leaves the name empty.
      await transport.write(path, bytes);
      await transport.remove(aside);
    }
  }
  const save = (note: string | undefined) =>
    store(manifestName, writeManifest({ files, temporary: note }), manifestPart);

  return {
    save: () => save(temporary),
    /** Sweeps up after a run that was cut. */
    async begin() {
      if (found?.temporary) await transport.remove(found.temporary);
      await save(temporary);
    },
    async take({ does, path }: Step, bytes: Uint8Array = new Uint8Array(), hash = "") {
      if (does === "remove") {
        await transport.remove(path);
        files.delete(path);
        return;
      }
      for (const folder of foldersOf(path).filter((name) => !folders.has(name))) {
        await transport.makeFolder(folder);
        folders.add(folder);
      }
      await store(path, bytes);
      files.set(path, hash);
    },
    /** Removes the folders that stale files leave empty, and notes that the run has ended. */
    async finish(steps: Step[]) {
      const left = new Set([...files.keys()].flatMap(foldersOf));
      const gone = steps.filter(({ does }) => does === "remove").flatMap(({ path }) => foldersOf(path));
      const empty = [...new Set(gone)].filter((folder) => !left.has(folder));
      for (const folder of empty.sort().reverse()) await transport.removeFolder(folder);
      await save(undefined);
    },
  };
}

/** The folders that a path lies in, outer ones first. */
const foldersOf = (path: string): string[] =>
  path
    .split("/")
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join("/"));
