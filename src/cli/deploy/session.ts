import { randomUUID } from "node:crypto";
import { foldersOf } from "../../build/lib/files.ts";
import { type Manifest, manifestName, manifestPart, writeManifest } from "./manifest.ts";
import type { Step } from "./plan.ts";
import type { Transport } from "./transport.ts";

type Session = ReturnType<typeof openSession>;

export const openSession = (transport: Transport, found: Manifest | undefined) => ({
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
