import type { FileView } from "../server/reading.ts";
import type { DeskChange, Mistake } from "../shared/api.ts";
import { formSchemaAt } from "../shared/formSchema.ts";
import { type Path, valueAt } from "../../content/fields.ts";
import { idOf, withValue } from "../shared/paths.ts";
import { keep, load, refresh, report } from "./opening.ts";
import { RequestError, write } from "./request.ts";
import { current, type OpenFile, update } from "./store.ts";

/** Milliseconds after the last keystroke before a save. */
const pause = 250;
let timer = 0;
let isComposing = false;
let running: Promise<void> = Promise.resolve();

/** While an input method composes a word, nothing is saved. */
export function setComposing(composing: boolean): void {
  isComposing = composing;
  if (!composing) saveSoon();
}

/** Changes a field. Undefined removes its key. */
export function setField(path: Path, value: unknown): void {
  const { open, isSaving } = current();
  if (!open) return;
  const data = withValue(open.data, path, value) ?? {};
  const isNew = ({ kind, path: list, ...entry }: DeskChange) =>
    kind === "insert" && "index" in entry && idOf(path).startsWith(`${idOf([...list, entry.index])}/`);
  const pending = !isSaving && open.pending.some(isNew) ? open.pending : withSet(open, path, value);
  update({ open: { ...open, data, pending }, shown: { file: open.file, path, follow: true } });
  keep({ ...open, pending });
  saveSoon();
}

function withSet(open: OpenFile, path: Path, value: unknown): DeskChange[] {
  const isSame = (one: DeskChange) => "old" in one && idOf(one.path) === idOf(path);
  const others = open.pending.filter((one) => !isSame(one) || one.kind === "insert" || one.kind === "move");
  const old = valueAt(open.saved, path);
  if (value === old) return others;
  const owner = path.slice(0, -1);
  const order = Object.keys(formSchemaAt(open.schema, owner, open.data).properties ?? {});
  if (value !== undefined) return [...others, { kind: "set", path, old, value: value as string, order }];
  // A group without keys is removed with its last one.
  const isLast = owner.length > 0 && valueAt(withValue(open.data, path, undefined), owner) === undefined;
  const gone = isLast ? owner : path;
  return [...others, { kind: "remove", path: gone, old: valueAt(open.saved, gone) }];
}

/** Adds, moves or removes entries, confirms a claim, or changes several fields together. */
export async function change(...changes: DeskChange[]): Promise<boolean> {
  await flush();
  const { open } = current();
  const [first] = changes;
  // An unsaved mistake may lack the first entries of a list. They need no place among others.
  if (
    open &&
    open.pending.length > 0 &&
    first?.kind === "insert" &&
    !valueAt(open.saved, [...first.path, 0])
  ) {
    setField(
      first.path,
      ((valueAt(open.data, first.path) ?? []) as unknown[]).toSpliced(first.index, 0, first.value),
    );
    return true;
  }
  if (!open || open.pending.length > 0) {
    update({ message: "First correct what is marked, or discard it." });
    return false;
  }
  take(changes);
  await flush();
  return current().open?.pending.length === 0;
}

/** Applies changes to the form, to be saved next. */
export function take(changes: readonly DeskChange[]): void {
  const { open } = current();
  if (!open) return;
  const pending = changes.map((one) => ({ ...one, old: valueAt(open.data, one.path) }));
  const data = pending.reduce<unknown>(applied, open.data);
  update({ open: { ...open, data, pending }, apart: [] });
  keep({ ...open, pending });
}

function applied(data: unknown, one: DeskChange): unknown {
  const value = valueAt(data, one.path) ?? [];
  const list = Array.isArray(value) ? value : Object.entries(value);
  if (one.kind === "confirm") return data;
  if (one.kind === "remove") return withValue(data, one.path, undefined);
  if (one.kind === "insert") return withValue(data, one.path, list.toSpliced(one.index, 0, one.value));
  if (one.kind === "move" && one.into)
    return withValue(
      withValue(data, [...one.path, one.from], undefined),
      one.into,
      ((valueAt(data, one.into) ?? []) as unknown[]).toSpliced(one.to, 0, list[one.from]),
    );
  if (one.kind === "move") {
    const moved: unknown[] = list.toSpliced(one.from, 1).toSpliced(one.to, 0, list[one.from]);
    return withValue(
      data,
      one.path,
      list === value ? moved : Object.fromEntries(moved as [string, unknown][]),
    );
  }
  return withValue(data, one.path, one.value);
}

function saveSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void flush(), pause);
}

/** Saves the input, after the save that is running. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  running = running.then(saveNow).catch(report);
  return running;
}

async function saveNow(): Promise<void> {
  const { open, apart } = current();
  if (!open || open.pending.length === 0 || isComposing || apart.length > 0) return;
  const sent = open.pending;
  const changes = sent.map((one) =>
    one.kind === "insert" ? { ...one, value: valueAt(open.data, [...one.path, one.index]) } : one,
  );
  const { message: earlier } = current();
  update({ isSaving: true });
  try {
    accept(await write<FileView>("save", { file: open.file, hash: open.hash, changes }), sent);
    const isLeft = ({ file, path = [] }: Mistake) =>
      current().refused !== open.file &&
      !(file === open.file && sent.some((one) => idOf(one.path) === idOf(path)));
    // A message that came meanwhile, such as that of a refused picture, stays.
    const { mistakes, message } = current();
    update({ mistakes: mistakes.filter(isLeft), message: message === earlier ? "Saved." : message });
    await refresh();
  } catch (error) {
    if (!(error instanceof RequestError && error.failure.isConflict)) return report(error, open.file);
    await load(open.file);
    update({ apart: sent, message: error.message });
  } finally {
    update({ isSaving: false });
  }
}

/** Takes over the saved file. Input since then stays, and is saved next. */
function accept(view: FileView, sent: DeskChange[]): void {
  const { open } = current();
  const typed = open?.pending.filter((one) => !sent.includes(one)) ?? [];
  update({ open: { ...view, saved: view.data, pending: [] } });
  take(typed);
  if (typed.length > 0) saveSoon();
}

/** Undoes a save, after the input is saved. */
export async function undoSave(id: string): Promise<void> {
  await flush();
  const { open, server } = current();
  update({ isSaving: true });
  try {
    await write("undo", { id });
    await refresh();
    if (open && current().server.files.some(({ file }) => file === open.file)) await load(open.file);
    update({ message: `Undone: ${server.saves.find((one) => one.id === id)?.words}` });
  } catch (error) {
    report(error);
  } finally {
    update({ isSaving: false });
  }
}
