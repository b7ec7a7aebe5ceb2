import { type FieldProps, toFieldPathId } from "@rjsf/utils";
import { type ComponentType, useState } from "react";
import type { FormSchema } from "../shared/api.ts";
import { isLinked, nameOf, resolved } from "../shared/formSchema.ts";
import { idOf, pathOf } from "../shared/paths.ts";
import { AddEntry } from "./AddEntry.tsx";
import { EntryButtons } from "./EntryButtons.tsx";
import { PartLink } from "./PartLink.tsx";
import { useDesk } from "./store.ts";

/**
 * A list with buttons for each entry. Only the buttons of the entry that had the focus last are in the tab
 * order, so that a long list has few tab stops.
 */
export function ListField(props: FieldProps) {
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
                {...{ path, index, list, name: nameOf(inner, value, index), least: schema.minItems }}
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
