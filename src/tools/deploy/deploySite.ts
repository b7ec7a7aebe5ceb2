import { DeployError } from "./deployError.ts";
import { hashOf, type Manifest, manifestName, parseManifest } from "./manifest.ts";
import { retryHint, storeError } from "./messages.ts";
import { planSteps, type Step } from "./plan.ts";
import { begin, finish, openSession, saveManifest, take } from "./session.ts";
import type { Transport } from "./transport.ts";

export type DeployOptions = {
  /** Only find out what would be done. */
  dryRun?: boolean;
  /** Upload every file, whatever the host is known to have. */
  all?: boolean;
  /** Stops between two files. */
  signal?: AbortSignal;
  /** Called after each step. */
  report?: (step: Step, done: number, total: number) => void;
};

/** What was done, or would be. */
export type Deployed = { steps: Step[]; unchanged: number };

/** After so many steps the list on the host is updated: an interrupted run repeats no more than that. */
const stepsBetweenSaves = 20;

/**
 * Brings a host to hold the given files, by path. Each is uploaded under a temporary name and renamed, in the order
 * of `planSteps`; the list of what is there is updated on the way, so that the next run continues an interrupted one.
 * @throws DeployError with the file at which it stopped, and why
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
  const uploads = steps.filter(({ action }) => action === "upload").length;
  const deployed = { steps, unchanged: files.size - uploads };
  if (options.dryRun || (steps.length === 0 && !found?.temporary)) return deployed;

  const session = openSession(transport, found);
  let done = 0;
  // Before a first upload has ended, nothing is known of what visitors see there.
  const state = found && !found.temporary ? "the site there works" : "the upload is not complete yet";
  const sofar = () => `${done} of ${steps.length} files are done; ${state}.`;
  let current = manifestName;
  try {
    await begin(session, found);
    for (const step of steps) {
      if (options.signal?.aborted) throw new DeployError(`Stopped. ${sofar()} ${retryHint}`);
      current = step.path;
      if (done > 0 && (done === uploads || done % stepsBetweenSaves === 0)) await saveManifest(session);
      await take(session, step, files.get(step.path), wanted.get(step.path));
      options.report?.(step, ++done, steps.length);
    }
    current = manifestName;
    await finish(session, steps);
  } catch (error) {
    await saveManifest(session).catch(() => {});
    throw error instanceof DeployError ? error : storeError(error, current, sofar());
  }
  return deployed;
}

async function readManifest(transport: Transport): Promise<Manifest | undefined> {
  const bytes = await transport.read(manifestName).catch((error: unknown) => {
    throw storeError(error, manifestName, "Nothing was changed.");
  });
  return parseManifest(bytes);
}
