import { type Path, valueAt } from "../../content/fields.ts";
import { columnsOf, idOf } from "../shared/paths.ts";
import type { DeskChange } from "../shared/api.ts";
import { openFile } from "./openFile.ts";
import { change } from "./saving.ts";
import { current, labelAt, update, useDesk } from "./store.ts";

type Entry = {
  path: Path;
  index: number;
  list: unknown[];
  name: string;
  /** The first place to which an entry can move. */
  first?: number;
  /** Id of the field that gets the focus after a move; by default that of the entry. */
  focus?: string;
  tabIndex?: number;
  /** The fewest entries that the list may have. */
  least?: number | undefined;
};

/** Buttons that move or remove a list entry, named by it. */
export function EntryButtons({ path, index, list, name, tabIndex, least = 0, first = 0, focus }: Entry) {
  const move = async (to: number) => {
    if (!(await change({ kind: "move", path, from: index, to }, ...cellChanges(path, index, to)))) return;
    await follow(path, index, to);
    if (focus) update({ focus });
    update({ message: `${name} is now number ${to + 1 - first} of ${list.length - first}.` });
  };
  const remove = async () => {
    if (!(await change({ kind: "remove", path: [...path, index] }, ...cellChanges(path, index)))) return;
    await follow(path, index, Math.min(index, list.length - 2));
    update({ message: `${name} is removed. Undo brings it back.` });
  };
  const open = useDesk(({ open }) => open);
  const into = [path.join() === "sections" ? "details" : "sections"];
  const isMovable = ["sections", "details"].includes(path.join()) && open?.schema.properties?.["details"];
  const moveInto = async () => {
    const to = (valueAt(open?.data, into) as unknown[] | undefined)?.length ?? 0;
    if (!(await change({ kind: "move", path, from: index, to, into }))) return;
    await openFile(open?.file ?? "", [], [...into, to]);
    update({ message: `${name} is now the last of “${open && labelAt(open, into)}”.` });
  };
  const button = (label: string, sign: string, action: () => Promise<void>) => (
    <button tabIndex={tabIndex} title={label} aria-label={`${label}: ${name}`} onClick={() => void action()}>
      {sign}
    </button>
  );
  // A row has one cell for each column.
  if (columnsOf(path, open?.data)) return null;
  return (
    <span className="buttons">
      {index > first && button("Move up", "↑", () => move(index - 1))}
      {index < list.length - 1 && button("Move down", "↓", () => move(index + 1))}
      {open && isMovable && list.length > least && button(`Move to “${labelAt(open, into)}”`, "⇄", moveInto)}
      {list.length > least && button("Remove", "✕", remove)}
    </span>
  );
}

/** Moves the focus to an entry, and the form too if it shows the entry that has moved. */
async function follow(path: Path, from: number, to: number): Promise<void> {
  const { open, at } = current();
  const isOpen = idOf(at).startsWith(idOf([...path, from]));
  if (isOpen && open) await openFile(open.file, [], to < 0 ? path : [...path, to]);
  update({ focus: to < 0 ? `${idOf(path)}/add` : idOf([...path, to]) });
}

/**
 * Changes the cells of a table together with its columns.
 *
 * @param to place of a column that is added (without `from`) or moved; without it, the column is removed
 * @returns nothing for lists other than columns
 */
export function cellChanges(path: Path, from?: number, to?: number): DeskChange[] {
  const place = [...path.slice(0, -1), "rows"];
  const rows = valueAt(current().open?.data, place);
  if (path.at(-1) !== "columns" || !Array.isArray(rows)) return [];
  return rows.map((_row, index): DeskChange => {
    const cells = [...place, index];
    if (to === undefined) return { kind: "remove", path: [...cells, from ?? 0] };
    if (from === undefined) return { kind: "insert", path: cells, index: to, value: "–" };
    return { kind: "move", path: cells, from, to };
  });
}
