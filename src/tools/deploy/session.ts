import { randomUUID } from "node:crypto";
import { foldersOf } from "../../build/lib/files.ts";
import { type Manifest, manifestName, manifestPart, writeManifest } from "./manifest.ts";
import type { Step } from "./plan.ts";
import type { Transport } from "./transport.ts";

/** One run on a host: what it holds by our doing, and the folders that are known to be there. */
export type Session = {
  transport: Transport;
  /** Another name in every run, so that two at once can't mix their bytes. */
  temporary: string;
  files: Map<string, string>;
  folders: Set<string>;
};

export const openSession = (transport: Transport, found: Manifest | undefined): Session => ({
  transport,
  temporary: `.deploying-${randomUUID().slice(0, 8)}`,
  files: new Map(found?.files),
  folders: new Set(),
});

/** Removes what an interrupted run left, and names this run's temporary file in the list for the next. */
export async function begin(session: Session, found: Manifest | undefined): Promise<void> {
  if (found?.temporary) await session.transport.remove(found.temporary);
  await saveManifest(session);
}

/** Brings the list on the host up to date. */
export const saveManifest = (session: Session): Promise<void> => storeList(session, session.temporary);

/** Uploads or removes one file. */
export async function take(
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

/** Removes the folders that stale files leave empty, and notes that the run has ended. */
export async function finish(session: Session, steps: Step[]): Promise<void> {
  const left = new Set([...session.files.keys()].flatMap(foldersOf));
  const gone = steps.filter(({ action }) => action === "remove").flatMap(({ path }) => foldersOf(path));
  const empty = [...new Set(gone)].filter((folder) => !left.has(folder));
  for (const folder of empty.sort().reverse()) await session.transport.removeFolder(folder);
  await storeList(session, undefined);
}

const storeList = ({ transport, files }: Session, temporary: string | undefined) =>
  store(transport, manifestName, writeManifest({ files, temporary }), manifestPart);

/** Uploads under another name and renames, so that no file is ever half there. */
async function store(transport: Transport, path: string, bytes: Uint8Array, aside: string): Promise<void> {
  await transport.write(aside, bytes);
  try {
    await transport.rename(aside, path);
  } catch {
    // Some hosts refuse to rename onto a file that is there. Writing over it never leaves the name empty.
    await transport.write(path, bytes);
    await transport.remove(aside);
  }
}
