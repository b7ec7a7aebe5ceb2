import type { WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from "react";
import type { FormSchema } from "../shared/api.ts";
import { FileDrop } from "./FileDrop.tsx";
import { PictureField } from "./PictureField.tsx";
import { ProseButtons } from "./ProseButtons.tsx";
import { setComposing } from "./saving.ts";
import { mistakesAt, useDesk } from "./store.ts";

/** A field for one text, which grows with it. Line breaks become spaces. */
export function TextWidget({ id, value, onChange, required, schema }: WidgetProps) {
  const { role, type, description } = schema as FormSchema;
  const area = useRef<HTMLTextAreaElement>(null);
  const isWrong = useDesk((state) => mistakesAt(state, id) !== "");
  const text = value === undefined ? "" : String(value);
  useLayoutEffect(() => {
    const { current: field } = area;
    if (!field) return;
    field.style.blockSize = "auto";
    field.style.blockSize = `${field.scrollHeight + 2}px`;
  }, [text]);
  if (role === "picture") return <PictureField id={id} name={text} required={required} />;
  const set = (typed: string) => {
    const line = typed.replace(/\s*[\r\n]+\s*/g, " ");
    const isNumber = type !== "string" && /^-?\d+(\.\d+)?$/.test(line);
    onChange(isNumber ? Number(line) : line === "" && !required ? undefined : line);
  };
  const field = {
    id,
    value: text,
    dir: "auto",
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => set(target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
    "aria-invalid": isWrong,
    "aria-describedby": [isWrong && `${id}-error`, description && `${id}-help`].filter(Boolean).join(" "),
  };
  if (role === "moment") return <Moment {...field} set={set} />;
  if (role === "link" || role === "redirect" || role === "category")
    return <Suggested {...field} role={role} set={set} />;
  return (
    <>
      <textarea {...field} ref={area} rows={1} />
      {role === "prose" && <ProseButtons area={area} set={set} />}
    </>
  );
}

type InputProps = ComponentProps<"input"> & { id: string; value: string; set: (text: string) => void };

/** A date and time, between which the file has a space. */
const Moment = ({ set, value, ...input }: InputProps) => (
  <input
    {...input}
    type="datetime-local"
    value={value.replace(" ", "T")}
    onChange={({ target }) => set(target.value.replace("T", " "))}
  />
);

/** A text that is usually one of those that the site has: a link's page, a category. */
function Suggested({ role, set, ...input }: InputProps & { role: string }) {
  const links = useDesk(({ server }) => server.links);
  const texts = useDesk(({ texts }) => texts);
  const categories = texts.filter((one) => one.role === "category").map(({ text }) => text);
  const field = (
    <>
      <input {...input} list={`${input.id}-list`} />
      <datalist id={`${input.id}-list`}>
        {[...new Set(role === "category" ? categories : links)].map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
  if (role !== "link") return field;
  return (
    <FileDrop kind="pdf" label="or a PDF:" done={(name) => set(`/${name}`)}>
      {field}
    </FileDrop>
  );
}
