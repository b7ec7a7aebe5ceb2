import Form from "@rjsf/core";
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  ValidatorType,
  WidgetProps,
} from "@rjsf/utils";
import type { FormSchema } from "../shared/api.ts";
import { isGroup, isLinked, nameOf, schemaAt } from "../shared/formSchema.ts";
import type { Path } from "../../content/fields.ts";
import { idOf, pathOf, valueAt } from "../shared/paths.ts";
import { sampleOf } from "../shared/samples.ts";
import { ListField } from "./ListField.tsx";
import { PartLink } from "./PartLink.tsx";
import { change, setField } from "./saving.ts";
import { current, type OpenFile, useDesk } from "./store.ts";
import { TextWidget } from "./TextWidget.tsx";
import { useSampleContext } from "./useSampleContext.ts";

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
  fields: { ArrayField: ListField },
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
  return (
    <Form
      {...constant}
      key={open.file + idOf(at)}
      schema={schemaAt(open.schema, at, open.data) as RJSFSchema}
      formData={valueAt(open.data, at)}
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
  const name = nameOf(schema, isGroup(schema) ? props.formData : undefined, path.at(-1));
  const help = rawDescription && <small id={`${id}-help`}>{rawDescription}</small>;
  if (!isGroup(schema))
    return (
      <div className="field" data-field={id}>
        <label htmlFor={id}>{required || isEntry ? name : `${name} (optional)`}</label>
        {children}
        <MarkLine path={path} />
        <Mistakes path={path} />
        {help}
      </div>
    );
  const isAbsent = props.formData === undefined && schema.type === "object";
  if (isAbsent) return <AddGroup path={path} schema={schema} name={name} />;
  if (isLinked(open.schema, open.data, at, path)) return <PartLink path={path} />;
  return (
    <fieldset id={id} data-field={id}>
      <legend>{name}</legend>
      {schema.type === "array" && help}
      <Mistakes path={path} />
      {children}
      {!required && !isEntry && schema.type === "object" && (
        <button onClick={() => void change({ kind: "remove", path })}>Remove {name}</button>
      )}
    </fieldset>
  );
}

/** Puts the links to larger groups before the fields. */
function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { open, at } = current();
  const isLink = (name: string) =>
    open !== undefined && isLinked(open.schema, open.data, at, [...pathOf(fieldPathId.$id), name]);
  const sorted = properties.toSorted((one, other) => Number(isLink(other.name)) - Number(isLink(one.name)));
  return sorted.map(({ content }) => content);
}

function AddGroup({ path, schema, name }: { path: Path; schema: FormSchema; name: string }) {
  const context = useSampleContext();
  const add = () =>
    void change({ kind: "set", path, value: sampleOf(schema, String(path.at(-1)), context) as string });
  return <button onClick={add}>Add {name}</button>;
}

/** Asks about a placeholder or an unconfirmed claim. */
function MarkLine({ path }: { path: Path }) {
  const marks = useDesk(({ server }) => server.marks);
  const file = useDesk(({ open }) => open?.file);
  const mark = marks.find((one) => one.file === file && idOf(one.path) === idOf(path));
  if (mark?.kind === "placeholder") return <p className="mark">Replace this: it is only an example.</p>;
  return (
    mark && (
      <p className="mark">
        Is this true? <button onClick={() => void change({ kind: "confirm", path })}>Yes</button>{" "}
        <button onClick={() => document.getElementById(idOf(path))?.focus()}>Change</button>
      </p>
    )
  );
}

/** What the build says about a field. */
function Mistakes({ path }: { path: Path }) {
  const mistakes = useDesk(({ mistakes }) => mistakes);
  const own = mistakes.filter((one) => one.path && idOf(one.path) === idOf(path));
  const text = own.map(({ message }) => `This ${message}.`).join(" ");
  return (
    text && (
      <strong className="wrong" id={`${idOf(path)}-error`}>
        {text}
      </strong>
    )
  );
}
