import { type Path, titleOf, valueAt } from "../../content/fields.ts";
import type { Mistake } from "../shared/api.ts";
import { formSchemaAt } from "../shared/formSchema.ts";
import { idOf } from "../shared/paths.ts";
import * as attribute from "../../styles/attributes.ts";
import { openFile } from "./openFile.ts";
import { labelAt, useDesk } from "./store.ts";

/** Opens a field of any file, by the names that the site and the forms show. */
export function Place({ file, path }: { file: string; path: Path }) {
  const open = useDesk(({ open }) => open);
  const name = useDesk(({ server }) => server.files.find((one) => one.file === file)?.name ?? file);
  const steps =
    file === open?.file
      ? path.map((_, depth) => labelAt(open, path.slice(0, depth + 1)))
      : [name, ...path.filter((part) => typeof part === "string").map(titleOf)];
  return (
    <button className="link" onClick={() => void openFile(file, path)}>
      {steps.join(" › ")}
    </button>
  );
}

/** Messages of the build. Each opens its field. */
export const Messages = ({ list }: { list: readonly Mistake[] }) =>
  list.length > 0 && (
    <ul>
      {list.map(({ file, path = [], message }) => (
        <li key={file + idOf(path) + message}>
          <Place file={file} path={path} />: {message}
        </li>
      ))}
    </ul>
  );

/** Leads to the form of a group. */
export function PartLink({ path }: { path: Path }) {
  const open = useDesk(({ open }) => open);
  const mistakes = useDesk(({ mistakes }) => mistakes);
  if (!open) return null;
  const id = idOf(path);
  const value = valueAt(open.data, path);
  const schema = formSchemaAt(open.schema, path, open.data);
  const isWrong = mistakes.some(
    (one) => one.file === open.file && one.path && idOf(one.path).startsWith(`${id}/`),
  );
  return (
    <button
      className="row"
      id={id}
      {...{ [attribute.field]: id }}
      onClick={() => void openFile(open.file, [], path)}
    >
      {labelAt(open, path)}
      <small>
        {Array.isArray(value) ? `${value.length} entries` : typeof path.at(-1) === "number" && schema.title}
        {isWrong && <strong className="wrong"> has a mistake</strong>}
      </small>
    </button>
  );
}
