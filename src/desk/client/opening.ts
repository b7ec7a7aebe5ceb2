import { valueAt } from "../../content/fields.ts";
import type { FileView, State } from "../server/reading.ts";
import type { DeskChange, TextEntry } from "../shared/api.ts";
import { read, RequestError } from "./request.ts";
import { current, type OpenFile, update } from "./store.ts";

const keyOf = (file: string) => `desk:${file}`;

/** Files with changes that are not saved yet. */
export const unsavedFiles = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf("")))
    .map((key) => key.slice(keyOf("").length));

/** Keeps unsaved changes in the browser, so that a closed window or a stopped server loses nothing. */
export function keep({ file, pending }: OpenFile): void {
  if (pending.length === 0) localStorage.removeItem(keyOf(file));
  else localStorage.setItem(keyOf(file), JSON.stringify(pending));
}

/** Reads the server's state again: names, open points, saves and texts. The frame waits for the first one. */
export async function refresh(): Promise<void> {
  const [server, texts] = await Promise.all([read<State>("state"), read<TextEntry[]>("texts")]);
  update({ server, texts, version: current().version || 1 });
}

/**
 * Shows why a request failed.
 *
 * @param refused the file whose save failed
 */
export function report(error: unknown, refused = ""): void {
  if (!(error instanceof RequestError)) throw error;
  const { message, mistakes = [] } = error.failure;
  update({ message: mistakes.length > 0 ? "Not saved: see what to correct." : message, mistakes, refused });
}

/** Reads a file from disk into the form. Changes that were typed earlier are offered, not applied. */
export async function load(file: string): Promise<void> {
  const view = await read<FileView>("file", { file });
  const apart = JSON.parse(localStorage.getItem(keyOf(file)) ?? "[]") as DeskChange[];
  // Mistakes of another save stay until they are corrected, for example links to a part that it removes.
  const mistakes = unsavedFiles().includes(current().refused) ? current().mistakes : [];
  const { open, at } = current();
  // The form of a part that this file lacks can't be shown.
  const hasPart = open?.file === file && valueAt(view.data, at) !== undefined;
  const shown = { ...view, saved: view.data, pending: [] };
  update({ open: shown, at: hasPart ? at : [], mistakes, apart });
}
