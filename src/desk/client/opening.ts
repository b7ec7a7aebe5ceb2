import type { FileView, State } from "../server/reading.ts";
import type { DeskChange, TextEntry } from "../shared/api.ts";
import { partOf } from "../shared/formSchema.ts";
import type { Path } from "../../content/fields.ts";
import { idOf } from "../shared/paths.ts";
import { read, RequestError } from "./request.ts";
import { current, type OpenFile, update } from "./store.ts";

const keyOf = (file: string) => `desk:${file}`;

/** Keeps unsaved changes in the browser, so that a closed window or a stopped server loses nothing. */
export function keep({ file, pending }: OpenFile): void {
  if (pending.length === 0) localStorage.removeItem(keyOf(file));
  else localStorage.setItem(keyOf(file), JSON.stringify(pending));
}

/** Reads again what the server has: names, open points, saves and texts. The frame shows the new page. */
export async function refresh(): Promise<void> {
  const [server, texts] = await Promise.all([read<State>("state"), read<TextEntry[]>("texts")]);
  update({ server, texts, version: current().version + 1 });
}

/** Shows why a request failed. */
export function report(error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  const { message, mistakes = [] } = error.failure;
  update({ message: mistakes.length > 0 ? "Nothing was changed." : message, mistakes });
}

/**
 * Opens a file's form at a field or group, and the page that shows it.
 *
 * @param part the group whose form to show; by default the one that contains the field
 */
export async function openFile(file: string, path: Path = [], part?: Path): Promise<void> {
  const before = current().open;
  if (before && before.pending.length > 0 && before.file !== file)
    return update({ message: "First correct what is marked, or discard it." });
  if (before?.file !== file) await load(file).catch(report);
  const { open, server } = current();
  if (open?.file !== file) return;
  update({
    panel: "file",
    at: part ?? partOf(open.schema, open.data, path),
    choices: [],
    focus: path.length > 0 ? idOf(path) : undefined,
    shown: path.length > 0 ? { file, path, follow: true } : current().shown,
    page: server.files.find((one) => one.file === file)?.page ?? current().page,
  });
}

/** Reads a file from disk into the form. Changes that were typed earlier are offered, not applied. */
export async function load(file: string): Promise<void> {
  const view = await read<FileView>("file", { file });
  const apart = JSON.parse(localStorage.getItem(keyOf(file)) ?? "[]") as DeskChange[];
  update({ open: { ...view, saved: view.data, pending: [] }, mistakes: [], apart });
}
