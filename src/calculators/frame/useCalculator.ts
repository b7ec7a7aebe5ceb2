import { useEffect, useRef, useState } from "react";
import { type Fields, fromQuery, type Raw, startOf, toQuery } from "./fields.ts";

/** Delay in ms before an entry is validated, long enough to type a second digit. */
const pause = 400;

export const unitName = (name: string): string => `${name}-unit`;

/** Reads the form's entries. Each number is followed by the unit that is selected in its menu: `10 tons`. */
function read(form: HTMLFormElement): Raw {
  const data = new FormData(form);
  return Object.fromEntries(
    [...data].map(([name, value]) => [name, `${value} ${data.get(unitName(name)) ?? ""}`.trim()]),
  );
}

/**
 * Sets only fields that still have their initial value. The unit of an entry is selected if the field's menu
 * offers it.
 */
function fillIn(form: HTMLFormElement, fields: Fields, answers: Raw): void {
  const start = startOf(fields);
  for (const [name, entry = ""] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.value !== start[name]) continue;
    const menu = form.elements.namedItem(unitName(name));
    const [, value = "", unit] = /^(\S+) (\S+)$/.exec(entry) ?? [];
    const option = menu instanceof HTMLSelectElement && [...menu.options].find((one) => one.value === unit);
    if (option) option.selected = true;
    control.value = option ? value : entry;
  }
}

/** Query of the usable values. */
const queryOf = (fields: Fields, answers: Raw): string =>
  toQuery(fields, fromQuery(fields, toQuery(fields, answers)));

const storeInUrl = (query: string): void =>
  history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);

/** State of a calculator's form. The URL stores the values for reloading, the back button and sharing. */
export function useCalculator(fields: Fields) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [raw, setRaw] = useState<Raw>(() => startOf(fields));
  const [isChanged, setChanged] = useState(false);
  const keep = (answers: Raw) => {
    setChanged(true);
    storeInUrl(queryOf(fields, answers));
  };
  useEffect(() => {
    if (!ref.current) return;
    const linked = fromQuery(fields, location.search);
    fillIn(ref.current, fields, linked);
    const answers = read(ref.current);
    setRaw(answers);
    // The visitor may have entered values before the script came.
    if (queryOf(fields, answers) !== queryOf(fields, { ...startOf(fields), ...linked })) keep(answers);
    return () => clearTimeout(timer.current);
    // The dependency list is empty, because the fields never change during the component's lifetime.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const update = () => {
    timer.current = 0;
    if (!ref.current) return;
    const answers = read(ref.current);
    setRaw(answers);
    if (toQuery(fields, answers) !== toQuery(fields, raw)) keep(answers);
  };
  return {
    ref,
    raw,
    /** Results are only announced to screen readers after the visitor has changed a value. */
    isChanged,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(update, pause);
    },
    /** Updates immediately when a field loses focus, because the next click may send the answer. */
    onBlur: () => {
      if (timer.current === 0) return;
      clearTimeout(timer.current);
      update();
    },
  };
}
