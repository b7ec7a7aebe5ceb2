import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { type ComponentType, useState } from "react";
import type { Path } from "../../content/fields.ts";
import type { FormSchema } from "../shared/api.ts";
import { isLinked, resolved } from "../shared/formSchema.ts";
import { idOf, pathOf } from "../shared/paths.ts";
import { AddEntry } from "./AddEntry.tsx";
import { EntryButtons } from "./EntryButtons.tsx";
import { PartLink } from "./Place.tsx";
import { setField } from "./saving.ts";
import { labelAt, useDesk } from "./store.ts";

/**
 * A list with buttons for each entry. Only the buttons of the entry that had the focus last are in the tab
 * order, so that a long list has few tab stops.
 */
function ListField(props: FieldProps) {
  const { registry, fieldPathId } = props;
  const { formData: list = [], schema } = props as { formData?: unknown[]; schema: FormSchema };
  const path = pathOf(fieldPathId.$id);
  const [active, setActive] = useState(0);
  const open = useDesk(({ open }) => open);
  const at = useDesk(({ at }) => at);
  const SchemaField = registry.fields["SchemaField"] as ComponentType<FieldProps>;
  return (
    <>
      <ol>
        {list.map((value, index) => {
          const inner = resolved(schema.items ?? {}, value);
          const own = [...path, index];
          return (
            <li key={index} className="entry" onFocus={() => setActive(index)}>
              {open && isLinked(open.schema, open.data, at, own) ? (
                <PartLink path={own} />
              ) : (
                <SchemaField
                  {...props}
                  name={`${props.name}-${index}`}
                  required
                  schema={inner as FieldProps["schema"]}
                  formData={value}
                  fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
                />
              )}
              <EntryButtons
                {...{ path, index, list, name: open ? labelAt(open, own) : "", least: schema.minItems }}
                tabIndex={index === active ? 0 : -1}
              />
            </li>
          );
        })}
      </ol>
      <AddEntry path={path} schema={schema} list={list} id={`${idOf(path)}/add`} />
    </>
  );
}

/** A list whose entries are chosen, such as weekdays, or any other list. */
export function ArrayField(props: FieldProps) {
  const { items } = props.schema as FormSchema;
  const list = (props.formData ?? []) as unknown[];
  return items?.enum ? (
    <Choices path={pathOf(props.fieldPathId.$id)} choices={items.enum} list={list} />
  ) : (
    <ListField {...props} />
  );
}

function Choices({ path, choices, list }: { path: Path; choices: unknown[]; list: unknown[] }) {
  const toggle = (choice: unknown) =>
    setField(
      path,
      choices.filter((one) => list.includes(one) !== (one === choice)),
    );
  return choices.map((choice, index) => (
    <label key={String(choice)} className="choice">
      <input
        id={idOf([...path, index])}
        type="checkbox"
        checked={list.includes(choice)}
        onChange={() => toggle(choice)}
      />{" "}
      {String(choice)}
    </label>
  ));
}
