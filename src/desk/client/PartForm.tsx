import Form from "@rjsf/core";
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  ValidatorType,
  WidgetProps,
} from "@rjsf/utils";
import type { FormSchema } from "../shared/api.ts";
import { isGroup, isLinked, nameOf, formSchemaAt } from "../shared/formSchema.ts";
import { type Path, valueAt } from "../../content/fields.ts";
import { columnsOf, idOf, pathOf } from "../shared/paths.ts";
import { sampleOf } from "../shared/samples.ts";
import * as attribute from "../../styles/attributes.ts";
import { openEntry, useSampleContext } from "./AddEntry.tsx";
import { EntryButtons } from "./EntryButtons.tsx";
import { Advice, MarkLine, Mistakes, Uses } from "./FieldNotes.tsx";
import { ArrayField } from "./ListField.tsx";
import { PartLink } from "./Place.tsx";
import { change, setField } from "./saving.ts";
import { current, labelAt, type OpenFile, useDesk } from "./store.ts";
import { TextWidget } from "./TextWidget.tsx";

/** The server validates. The form never does, because each list entry has the schema of its kind. */
const validator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
/** A switch. An optional one that is off has no key in the file. */
const CheckboxWidget = ({ id, value, onChange, required }: WidgetProps) => (
  <input
    id={id}
    type="checkbox"
    checked={value === true}
    onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
  />
);

const constant = {
  validator,
  tagName: "div",
  idSeparator: "/",
  noValidate: true,
  showErrorList: false,
  uiSchema: { "ui:submitButtonOptions": { norender: true } },
  fields: { ArrayField },
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: { TextWidget, CheckboxWidget },
  // Without these settings, the form adds keys and entries to a file as soon as it opens.
  experimental_defaultFormStateBehavior: {
    emptyObjectFields: "skipDefaults",
    arrayMinItems: { populate: "never" },
    constAsDefaults: "never",
  },
} as const;

/** The form of one part of a file. */
export function PartForm({ open, at }: { open: OpenFile; at: Path }) {
  const schema = formSchemaAt(open.schema, at, open.data);
  const data = valueAt(open.data, at);
  // The form does not notice another order of the same keys.
  const order = schema.ordered ? Object.keys(data as object).join() : "";
  return (
    <Form
      {...constant}
      key={open.file + idOf(at) + order}
      schema={schema as RJSFSchema}
      formData={data}
      idPrefix={idOf(at)}
      onChange={({ formData }, id) => {
        if (id) setField(pathOf(id), valueAt(formData, pathOf(id).slice(at.length)));
      }}
    />
  );
}

/** A field with its label, help, mark and mistakes. Larger groups are links to their own forms. */
function FieldTemplate({ id, children, rawDescription, required, ...props }: FieldTemplateProps) {
  const schema = props.schema as FormSchema;
  const path = pathOf(id);
  const open = useDesk(({ open }) => open);
  const at = useDesk(({ at }) => at);
  if (!open || typeof schema.const === "string") return null;
  if (idOf(at) === id) return children;
  const isEntry = typeof path.at(-1) === "number";
  const column = columnsOf(path.slice(0, -1), open.data)?.[Number(path.at(-1))];
  const name = isGroup(schema) ? labelAt(open, path) : (column ?? nameOf(schema, undefined, path.at(-1)));
  const help = rawDescription && <small id={`${id}-help`}>{rawDescription}</small>;
  if (!isGroup(schema))
    return (
      <div className="field" {...{ [attribute.field]: id }}>
        <label htmlFor={id}>{required || isEntry ? name : `${name} (optional)`}</label>
        {children}
        <MarkLine path={path} />
        <Mistakes path={path} />
        <Advice path={path} />
        <Uses path={path} />
        {help}
      </div>
    );
  const isAbsent = props.formData === undefined && schema.type === "object";
  if (isAbsent) return <AddGroup path={path} schema={schema} name={name} />;
  if (isLinked(open.schema, open.data, at, path)) return <PartLink path={path} />;
  return (
    <fieldset id={id} {...{ [attribute.field]: id }}>
      <legend>{name}</legend>
      {schema.type === "array" && help}
      <Mistakes path={path} />
      <Advice path={path} />
      {children}
      {!required && !isEntry && schema.type === "object" && (
        <button onClick={() => void change({ kind: "remove", path })}>Remove {name}</button>
      )}
    </fieldset>
  );
}

/** Puts the links to larger groups before the fields. */
function ObjectFieldTemplate({ properties, fieldPathId, schema, formData }: ObjectFieldTemplateProps) {
  const { open, at } = current();
  const path = pathOf(fieldPathId.$id);
  const keys = Object.keys((formData ?? {}) as object);
  const links = keys.filter((name) => open && isLinked(open.schema, open.data, at, [...path, name]));
  const { ordered = false, properties: parts = {} } = schema as FormSchema;
  // In the file's order, which is that of the page.
  const place = ({ name }: { name: string }) =>
    links.includes(name) ? (ordered ? keys.indexOf(name) : -1) : keys.length;
  const first = keys.indexOf(links[0] ?? "") + 1;
  return properties
    .toSorted((one, other) => place(one) - place(other))
    .map(({ content, name }) => {
      const index = keys.indexOf(name);
      if (!ordered || index < first || !links.includes(name)) return content;
      const focus = idOf([...path, name]);
      return (
        <div key={name} className="entry">
          {content}
          <EntryButtons
            {...{ path, index, first, focus }}
            list={keys}
            name={parts[name]?.title ?? name}
            least={keys.length}
          />
        </div>
      );
    });
}

function AddGroup({ path, schema, name }: { path: Path; schema: FormSchema; name: string }) {
  const context = useSampleContext();
  const add = async () => {
    const value = sampleOf(schema, String(path.at(-1)), context) as string;
    if (await change({ kind: "set", path, value })) await openEntry(path);
  };
  return <button onClick={() => void add()}>Add {name}</button>;
}
