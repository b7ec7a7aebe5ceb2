import { useState } from "react";
import type { FormSchema } from "../shared/api.ts";
import { partOf } from "../shared/formSchema.ts";
import { type Path, valueAt } from "../../content/fields.ts";
import { columnsOf } from "../shared/paths.ts";
import { type SampleContext, sampleOf } from "../shared/samples.ts";
import { cellChanges } from "./EntryButtons.tsx";
import { openFile } from "./openFile.ts";
import { change } from "./saving.ts";
import { current, useDesk } from "./store.ts";
import { Wireframe } from "./Wireframe.tsx";

type List = { path: Path; schema: FormSchema; list: unknown[]; id: string };

/** The targets of new entries: the first picture and category, today, and a number that is not taken. */
export function useSampleContext(): SampleContext {
  const { pictures, today } = useDesk(({ server }) => server);
  const texts = useDesk(({ texts }) => texts);
  const category = texts.find(({ role }) => role === "category")?.text ?? "";
  return { picture: pictures[0] ?? "", category, today, number: texts.length };
}

/** Adds an entry at the end of a list; for a list of kinds, after a choice between them. */
export function AddEntry({ path, schema, list, id }: List) {
  const context = useSampleContext();
  const [choosing, setChoosing] = useState(false);
  const { items = {}, maxItems = Infinity } = schema;
  // A row has one cell for each column.
  if (list.length >= maxItems || columnsOf(path, current().open?.data)) return null;
  const kinds = items.oneOf;
  const add = async (kind: FormSchema) => {
    setChoosing(false);
    const columns = columnsOf([...path, list.length], current().open?.data);
    const value = columns?.map(() => "–") ?? sampleOf(kind, String(path.at(-1)), { ...context, list });
    const index = list.length;
    await change(
      { kind: "insert", path, index, value: value as string },
      ...cellChanges(path, undefined, index),
    );
    await openEntry([...path, index]);
  };
  return (
    <>
      <button
        id={id}
        aria-expanded={kinds && choosing}
        onClick={() => (kinds ? setChoosing(!choosing) : void add(items))}
      >
        Add an entry
      </button>
      {kinds && choosing && <Kinds kinds={kinds} choose={add} />}
    </>
  );
}

type Choice = { kinds: FormSchema[]; choose: (kind: FormSchema) => Promise<void> };

const Kinds = ({ kinds, choose }: Choice) => (
  <ul className="kinds" aria-label="Kinds">
    {kinds.map((kind) => (
      <li key={kind.title}>
        <button className="row" onClick={() => void choose(kind)}>
          <Wireframe kind={kind} />
          {kind.title}
          <small>{kind.description}</small>
        </button>
      </li>
    ))}
  </ul>
);

/** Opens a new entry or group, unless it was refused because of an older mistake. */
export async function openEntry(path: Path): Promise<void> {
  const { open, at } = current();
  // A person who has begun to type elsewhere while the entry was saved goes on there.
  if (document.activeElement?.matches("input, textarea, select")) return;
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
