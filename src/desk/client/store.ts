import { useSyncExternalStore } from "react";
import { type Path, valueAt } from "../../content/fields.ts";
import type { FileView, State } from "../server/reading.ts";
import type { DeskChange, Mistake, TextEntry } from "../shared/api.ts";
import { nameOf, formSchemaAt } from "../shared/formSchema.ts";
import { idOf } from "../shared/paths.ts";

/** The file in the form. `data` includes the changes in `pending`, which are not saved; `saved` does not. */
export type OpenFile = FileView & { saved: unknown; pending: DeskChange[] };

export type Panel = "start" | "file" | "files" | "points" | "saves" | "publish" | "help";

/**
 * `at` is the part of the file in the form, `focus` the id of the field that gets the focus as soon as it is
 * shown, `shown` the field whose place on the page is outlined, and scrolled to if `follow` is true. `apart` are unsaved changes that may not fit the
 * file, typed earlier or while another program changed it. `version` grows with each build.
 */
const initial = {
  server: {
    files: [],
    marks: [],
    advice: [],
    saves: [],
    savesProblem: "",
    pictures: [],
    links: [],
    today: "",
    problem: "",
    progress: "",
    facts: {},
    pageKinds: [],
  } as State,
  texts: [] as TextEntry[],
  panel: "start" as Panel,
  open: undefined as OpenFile | undefined,
  at: [] as Path,
  page: new URLSearchParams(location.search).get("page") ?? "/",
  mistakes: [] as Mistake[],
  /** The file whose save found them. */
  refused: "",
  apart: [] as DeskChange[],
  choices: [] as TextEntry[],
  message: "",
  isSaving: false,
  browsing: false,
  focus: undefined as string | undefined,
  shown: undefined as { file: string; path: Path; follow?: boolean } | undefined,
  version: 0,
};
export type DeskState = typeof initial;

let state = initial;
const listeners = new Set<() => void>();

export const current = (): DeskState => state;

export function update(part: Partial<DeskState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param select must return the same object as long as the state is the same */
export const useDesk = <T>(select: (state: DeskState) => T): T =>
  useSyncExternalStore(subscribe, () => select(state));

/** The mark of a field of the open file. */
export const markAt = ({ server, open }: DeskState, id: string) =>
  server.marks.find(({ file, path }) => file === open?.file && idOf(path) === id);

/** The mistakes that the build found in a field of the open file. */
export const mistakesAt = ({ mistakes, open }: DeskState, id: string): string =>
  messagesAt(mistakes, open, id);

/** The build's advice about a field of the open file, or about the file. */
export const adviceAt = ({ server, open }: DeskState, id: string): string =>
  messagesAt(server.advice, open, id);

const messagesAt = (list: readonly Mistake[], open: OpenFile | undefined, id: string): string =>
  list
    .filter(({ file, path = [] }) => file === open?.file && idOf(path) === id)
    .map(({ path, message }) => (path ? `This ${message}.` : `${message}.`))
    .join(" ");

/** The name of a field, group or list entry for people. */
export const labelAt = ({ schema, data }: OpenFile, path: Path): string =>
  nameOf(formSchemaAt(schema, path, data), valueAt(data, path), path.at(-1), state.server.facts);
