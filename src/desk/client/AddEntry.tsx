import { useState } from "react";
import type { FormSchema } from "../shared/api.ts";
import { partOf } from "../shared/formSchema.ts";
import type { Path } from "../../content/fields.ts";
import { valueAt } from "../shared/paths.ts";
import { sampleOf } from "../shared/samples.ts";
import { cellChanges } from "./EntryButtons.tsx";
import { openFile } from "./openFile.ts";
import { change } from "./saving.ts";
import { current } from "./store.ts";
import { Wireframe } from "./Wireframe.tsx";
import { useSampleContext } from "./useSampleContext.ts";

type List = { path: Path; schema: FormSchema; list: unknown[]; id: string };

/** Adds an entry at the end of a list; for a list of kinds, after a choice between them. */
export function AddEntry({ path, schema, list, id }: List) {
  const context = useSampleContext();
  const [choosing, setChoosing] = useState(false);
  const { items = {}, maxItems = Infinity } = schema;
  const kinds = items.oneOf;
  const add = async (kind: FormSchema) => {
    setChoosing(false);
    const columns = valueAt(current().open?.data, [...path.slice(0, -1), "columns"]);
    const isRow = path.at(-1) === "rows" && Array.isArray(columns);
    const value = isRow ? columns.map(() => "–") : sampleOf(kind, String(path.at(-1)), context);
    const index = list.length;
    await change(
      { kind: "insert", path, index, value: value as string },
      ...cellChanges(path, undefined, index),
    );
    await openEntry([...path, index]);
  };
  if (list.length >= maxItems) return null;
  if (!choosing || !kinds)
    return (
      <button id={id} onClick={() => (kinds ? setChoosing(true) : void add(items))}>
        Add an entry
      </button>
    );
  return (
    <ul className="kinds" aria-label="Kinds">
      {kinds.map((kind) => (
        <li key={kind.title}>
          <button className="row" onClick={() => void add(kind)}>
            <Wireframe kind={kind} />
            {kind.title}
            <small>{kind.description}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens a new entry or group, unless it was refused because of an older mistake. */
export async function openEntry(path: Path): Promise<void> {
  const { open, at } = current();
  if (!open || valueAt(open.data, path) === undefined) return;
  const field = firstField(open.data, path);
  const part = partOf(open.schema, open.data, field);
  await openFile(open.file, field, part.length < at.length ? at : part);
}

/** The first text of a new entry, which gets the focus. */
function firstField(data: unknown, path: Path): Path {
  const value = valueAt(data, path);
  if (typeof value !== "object" || value === null) return path;
  const key = Object.keys(value).find((name) => name !== "type" && name !== "icon");
  return key === undefined ? path : firstField(data, [...path, Array.isArray(value) ? Number(key) : key]);
}
