import { useEffect, useRef, useState } from "react";
import { type Fields, fromQuery, type Raw, startOf, toQuery } from "./fields.ts";

/** Milliseconds; long enough to type a second digit before validation. */
const pause = 400;

export const unitName = (name: string): string => `${name}-unit`;

/** Appends the menu's unit to numbers without a unit. */
function read(form: HTMLFormElement): Raw {
  const data = new FormData(form);
  return Object.fromEntries(
    [...data].map(([name, value]) => {
      const unit = data.get(unitName(name));
      return [name, unit && /^[\s\d٠-٩۰-۹.,٫٬-]+$/.test(String(value)) ? `${value} ${unit}` : String(value)];
    }),
  );
}

/** Sets a field's value; a unit that the menu offers is selected there. */
function enter(form: HTMLFormElement, control: HTMLInputElement | HTMLSelectElement, entry: string): void {
  const menu = form.elements.namedItem(unitName(control.name));
  const units = menu instanceof HTMLSelectElement ? [...menu.options].map(({ value }) => value) : [];
  const unit = units.find((name) => name !== "" && entry.endsWith(` ${name}`)) ?? "";
  if (menu instanceof HTMLSelectElement) menu.value = unit;
  control.value = unit ? entry.slice(0, -unit.length).trim() : entry;
}

/** Sets the fields that still have their start value. */
function fillIn(form: HTMLFormElement, fields: Fields, answers: Raw): void {
  const start = startOf(fields);
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.value === start[name] && answer !== undefined) enter(form, control, answer);
  }
}

/**
 * State of a calculator's form. Values are read from the URL and kept in it for reloading, "back" and
 * sharing.
 */
export function useCalculator(fields: Fields) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [raw, setRaw] = useState<Raw>(() => startOf(fields));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, fields, fromQuery(fields, location.search));
    setRaw(read(form.current));
    return () => clearTimeout(timer.current);
    // The fields never change during the component's lifetime.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const update = () => {
    timer.current = 0;
    if (!form.current) return;
    const answers = read(form.current);
    setRaw(answers);
    const isOther = toQuery(fields, answers) !== toQuery(fields, raw);
    if (!isOther) return;
    setChanged(true);
    const query = toQuery(fields, fromQuery(fields, toQuery(fields, answers)));
    history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  };
  return {
    form,
    raw,
    /** The visitor has changed a value; only then are results announced. */
    isChanged,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(update, pause);
    },
    /** Leaving a field updates immediately, because the next press may share the answer. */
    onBlur: () => {
      if (timer.current === 0) return;
      clearTimeout(timer.current);
      update();
    },
  };
}
