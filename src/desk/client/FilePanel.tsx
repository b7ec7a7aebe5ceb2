import { type Path, valueAt } from "../../content/fields.ts";
import { formSchemaAt } from "../shared/formSchema.ts";
import { idOf, pathOf } from "../shared/paths.ts";
import * as attribute from "../../styles/attributes.ts";
import { EntryButtons } from "./EntryButtons.tsx";
import { Advice } from "./FieldNotes.tsx";
import { openFile } from "./openFile.ts";
import { PageTools } from "./PageTools.tsx";
import { PartForm } from "./PartForm.tsx";
import { change } from "./saving.ts";
import { current, labelAt, update, useDesk } from "./store.ts";

/** The form of one part of a file, with the way to it. */
export function FilePanel() {
  const at = useDesk(({ at }) => at);
  const open = useDesk(({ open }) => open);
  const { files, pageKinds } = useDesk(({ server }) => server);
  if (!open) return null;
  const { name, page } = files.find(({ file }) => file === open.file) ?? {};
  const nameAt = (path: Path) => (path.length > 0 ? labelAt(open, path) : (name ?? open.file));
  const index = at.at(-1);
  const path = at.slice(0, -1);
  return (
    <section onFocus={outlineField} onMouseOver={outlineField}>
      {at.length > 0 && <Parts paths={at.map((_, depth) => at.slice(0, depth))} nameAt={nameAt} />}
      <h1>{nameAt(at)}</h1>
      <Advice path={[]} />
      {at.length > 0 && <Advice path={at} />}
      {typeof index === "number" && (
        <EntryButtons
          {...{ path, index, list: valueAt(open.data, path) as unknown[], name: nameAt(at) }}
          least={formSchemaAt(open.schema, path, open.data).minItems}
        />
      )}
      <RemovePart name={nameAt(at)} />
      <PartForm open={open} at={at} />
      {at.length === 0 && page && pageKinds.some((kind) => open.file.startsWith(`${kind.path}/`)) && (
        <PageTools key={page} from={page} />
      )}
    </section>
  );
}

const Parts = ({ paths, nameAt }: { paths: Path[]; nameAt: (path: Path) => string }) => (
  <nav aria-label="Parts">
    {paths.map((path) => (
      <button
        key={idOf(path)}
        className="link"
        onClick={() => void openFile(current().open?.file ?? "", [], path)}
      >
        {nameAt(path)} ›
      </button>
    ))}
  </nav>
);

/** Removes the group in the form, if it is optional. */
function RemovePart({ name }: { name: string }) {
  const at = useDesk(({ at }) => at);
  const open = useDesk(({ open }) => open);
  const key = at.at(-1);
  if (!open || typeof key !== "string" || formSchemaAt(open.schema, at, open.data).type !== "object")
    return null;
  const owner = at.slice(0, -1);
  if (formSchemaAt(open.schema, owner, open.data).required?.includes(key)) return null;
  const remove = async () => {
    if (await change({ kind: "remove", path: at })) await openFile(open.file, [], owner);
  };
  return <button onClick={() => void remove()}>Remove {name}</button>;
}

/** Outlines the field under the pointer, and scrolls the page to the one that gets the focus. */
function outlineField({ target, type }: { target: EventTarget; type: string }): void {
  const id = (target as Element).closest(`[${attribute.field}]`)?.getAttribute(attribute.field);
  const { open } = current();
  if (id && open) update({ shown: { file: open.file, path: pathOf(id), follow: type === "focus" } });
}
