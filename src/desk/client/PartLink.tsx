import { schemaAt } from "../shared/formSchema.ts";
import type { Path } from "../../content/fields.ts";
import { idOf, valueAt } from "../shared/paths.ts";
import { openFile } from "./openFile.ts";
import { labelAt, useDesk } from "./store.ts";

/** Leads to the form of a group. */
export function PartLink({ path }: { path: Path }) {
  const open = useDesk(({ open }) => open);
  const mistakes = useDesk(({ mistakes }) => mistakes);
  if (!open) return null;
  const id = idOf(path);
  const value = valueAt(open.data, path);
  const schema = schemaAt(open.schema, path, open.data);
  const isWrong = mistakes.some(
    (one) => one.file === open.file && one.path && idOf(one.path).startsWith(`${id}/`),
  );
  return (
    <button className="row" id={id} data-field={id} onClick={() => void openFile(open.file, [], path)}>
      {labelAt(open, path)}
      <small>
        {Array.isArray(value) ? `${value.length} entries` : typeof path.at(-1) === "number" && schema.title}
        {isWrong && <strong className="wrong"> has a mistake</strong>}
      </small>
    </button>
  );
}
