import { hash } from "node:crypto";
import { DeployError, retryHint, storeError } from "./errors.ts";
import { type Deployed, manifestName, parseManifest } from "./manifest.ts";
import { planSteps, type Step, applyStep, finishRun, openSession, saveManifest } from "./session.ts";
import type { Transport } from "./transport.ts";

type DeployOptions = {
  dryRun?: boolean;
  /** Also uploads files that the host already has. */
  all?: boolean;
  signal?: AbortSignal;
  report?: (step: Step, done: number, total: number) => void;
};

/** After an interruption, the next run repeats at most this many steps. */
const stepsBetweenSaves = 20;

/**
 * Makes a host's files match the given files. Each file is uploaded under a temporary name and then renamed,
 * in the order of `planSteps`. The manifest on the host is saved regularly, so the next run can continue
 * after an interruption.
 *
 * @param files contents by path
 * @returns the completed steps, or the planned steps in a dry run, and the number of unchanged files
 * @throws DeployError with the file at which the deployment stopped, and the reason
 */
export async function deploySite(
  files: ReadonlyMap<string, Uint8Array>,
  transport: Transport,
  options: DeployOptions = {},
): Promise<{ steps: Step[]; unchanged: number }> {
  const wanted = new Map([...files].map(([path, bytes]) => [path, hash("sha256", bytes)]));
  const found = await readManifest(transport);
  const known = new Map([...(found?.files ?? [])].map(([path, hash]) => [path, options.all ? "" : hash]));
  const steps = planSteps(wanted, known);
  const uploads = steps.filter(({ action }) => action === "upload").length;
  const deployed = { steps, unchanged: files.size - uploads };
  if (options.dryRun || (steps.length === 0 && !found?.temporary)) return deployed;

  const session = openSession(transport, found);
  let done = 0;
  const state =
    found && !found.temporary ? "the site on the host still works" : "the upload is not complete yet";
  const progress = () => `${done} of ${steps.length} files are done; ${state}.`;
  let current = manifestName;
  try {
    if (found?.temporary) await transport.remove(found.temporary);
    await saveManifest(session);
    for (const step of steps) {
      if (options.signal?.aborted) throw new DeployError(`Stopped. ${progress()} ${retryHint}`);
      current = step.path;
      if (done > 0 && (done === uploads || done % stepsBetweenSaves === 0)) await saveManifest(session);
      await applyStep(session, step, files.get(step.path), wanted.get(step.path));
      options.report?.(step, ++done, steps.length);
    }
    current = manifestName;
    await finishRun(session, steps);
  } catch (error) {
    await saveManifest(session).catch(() => {});
    throw error instanceof DeployError ? error : storeError(error, current, progress());
  }
  return deployed;
}

async function readManifest(transport: Transport): Promise<Deployed | undefined> {
  const bytes = await transport.read(manifestName).catch((error: unknown) => {
    throw storeError(error, manifestName, "Nothing was changed.");
  });
  return parseManifest(bytes);
}
