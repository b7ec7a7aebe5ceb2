import { randomUUID } from "node:crypto";
import { foldersOf } from "../../build/lib/files.ts";
import { type Deployed, manifestName, manifestPart, writeManifest } from "./manifest.ts";
import type { Transport } from "./transport.ts";
import { byReference, inWritingOrder } from "../../build/site/write.ts";

type Session = ReturnType<typeof openSession>;

export const openSession = (transport: Transport, found: Deployed | undefined) => ({
  transport,
  /** Unique to each run, so that concurrent uploads don't get mixed up. */
  temporary: `.deploying-${randomUUID().slice(0, 8)}`,
  files: new Map(found?.files),
  folders: new Set<string>(),
});

export const saveManifest = (session: Session): Promise<void> => storeList(session, session.temporary);

export async function applyStep(
  session: Session,
  { action, path }: Step,
  bytes: Uint8Array = new Uint8Array(),
  hash = "",
): Promise<void> {
  const { transport, files, folders } = session;
  if (action === "remove") {
    await transport.remove(path);
    files.delete(path);
    return;
  }
  for (const folder of foldersOf(path).filter((name) => !folders.has(name))) {
    await transport.makeFolder(folder);
    folders.add(folder);
  }
  await store(transport, path, bytes, session.temporary);
  files.set(path, hash);
}

/** Removes empty folders and marks the run as finished. */
export async function finishRun(session: Session, steps: Step[]): Promise<void> {
  const left = new Set([...session.files.keys()].flatMap(foldersOf));
  const gone = steps.filter(({ action }) => action === "remove").flatMap(({ path }) => foldersOf(path));
  const empty = [...new Set(gone)].filter((folder) => !left.has(folder));
  for (const folder of empty.sort().reverse()) await session.transport.removeFolder(folder);
  await storeList(session, undefined);
}

const storeList = ({ transport, files }: Session, temporary: string | undefined) =>
  store(transport, manifestName, writeManifest({ files, temporary }), manifestPart);

/** Uploads under a temporary name and then renames, so that visitors never get a partial file. */
async function store(transport: Transport, path: string, bytes: Uint8Array, aside: string): Promise<void> {
  await transport.write(aside, bytes);
  try {
    await transport.rename(aside, path);
  } catch {
    // Some hosts refuse to rename over an existing file. Overwriting the file, unlike deleting it first,
    // never leaves it missing.
    await transport.write(path, bytes);
    await transport.remove(aside);
  }
}

export type Step = { action: "upload" | "remove"; path: string };

/**
 * Plans the steps that turn the known files into the wanted files. The order keeps the site working: assets,
 * then pages, then host configuration. New pages come before existing pages, which may link to them. Obsolete
 * files are removed last, pages before their assets. Unknown files on the host stay.
 */
export function planSteps(wanted: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): Step[] {
  const changed = [...wanted].filter(([path, hash]) => known.get(path) !== hash).map(([path]) => path);
  const stale = [...known.keys()].filter((path) => !wanted.has(path));
  return [
    ...changed
      .sort(inWritingOrder((path) => known.has(path)))
      .map((path): Step => ({ action: "upload", path })),
    ...stale.sort(byReference).map((path): Step => ({ action: "remove", path })),
  ];
}
