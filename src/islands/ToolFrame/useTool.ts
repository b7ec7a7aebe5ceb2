import { useEffect, useRef, useState } from "react";
import { type Fields, fromQuery, type Raw, startOf, toQuery } from "../../content/calculators/fields.ts";

/** Long enough to type a second digit, so that a half-written number is not called wrong. */
const pause = 400;

/** The name of the menu beside a field for a number, which holds the unit. */
export const unitName = (name: string): string => `${name}-unit`;

/** A number without any unit of its own has that of the menu beside it. */
function read(form: HTMLFormElement): Raw {
  const data = new FormData(form);
  return Object.fromEntries(
    [...data].map(([name, value]) => {
      const unit = data.get(unitName(name));
      return [name, unit && /^[\s\d٠-٩۰-۹.,٫٬-]+$/.test(String(value)) ? `${value} ${unit}` : String(value)];
    }),
  );
}

/** Puts an entry into its field, and a unit that the menu beside it offers into that. */
function enter(form: HTMLFormElement, control: HTMLInputElement | HTMLSelectElement, entry: string): void {
  const menu = form.elements.namedItem(unitName(control.name));
  const units = menu instanceof HTMLSelectElement ? [...menu.options].map(({ value }) => value) : [];
  const unit = units.find((name) => name !== "" && entry.endsWith(` ${name}`)) ?? "";
  if (menu instanceof HTMLSelectElement) menu.value = unit;
  control.value = unit ? entry.slice(0, -unit.length).trim() : entry;
}

/** Puts answers into the fields that the visitor has not touched yet. */
function fillIn(form: HTMLFormElement, fields: Fields, answers: Raw): void {
  const start = startOf(fields);
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.value === start[name] && answer !== undefined) enter(form, control, answer);
  }
}

/**
 * The answers in a tool's form, taken over from the page's address, and kept in it so that a reload, "back" and a shared
 * link show them again.
 */
export function useTool(fields: Fields) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [raw, setRaw] = useState<Raw>(() => startOf(fields));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, fields, fromQuery(fields, location.search));
    setRaw(read(form.current));
    return () => clearTimeout(timer.current);
    // The questions stay the same ones as long as the tool lives.
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
    /** Whether the visitor has changed an answer: only then is the result read out. */
    isChanged,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(update, pause);
    },
    /** Whoever leaves a field has finished it, and may press a button that hands the answer on. */
    onBlur: () => {
      if (timer.current === 0) return;
      clearTimeout(timer.current);
      update();
    },
  };
}
