import { isDeepStrictEqual } from "node:util";
import { parse, type Scalar } from "yaml";
import { parseOptions } from "../build/content/yaml.ts";

export type ScalarPlace = {
  /** Whether the text is inside `[ ]` or `{ }`, where it must stay on its line. */
  flow: boolean;
  /** Mark before it, such as `!confirm`, with which also figures are texts. */
  mark?: string | undefined;
  /** Style of the text that it replaces, which is kept where it can express the new text. */
  style?: Scalar.Type | undefined;
  /** Source of the text that it replaces, whose unchanged lines are kept. */
  old?: string;
  /** Characters before the text on its line. */
  before: number;
  /** Indentation of the lines of a text in several lines, in spaces. */
  indent: number;
};

/** Longest line of content, in characters. */
const width = 120;

/**
 * Writes a scalar as YAML: the first of several forms that a parser reads as the same value of the same type.
 *
 * @returns the source; further lines are indented, and there is no final line break
 */
export function writeScalar(value: string | number | boolean, place: ScalarPlace): string {
  if (typeof value !== "string") return String(value);
  const forms = place.flow
    ? lineForms(value, place)
    : [...blockForms(value, place), ...lineForms(value, place)];
  return (
    forms.find((form) => readsAs(value, place.mark ? `${place.mark} ${form}` : form, place.flow)) ??
    JSON.stringify(value)
  );
}

function lineForms(text: string, { style }: ScalarPlace): string[] {
  if (/[\n\r]/.test(text)) return [];
  const plain = /^(---|\.\.\.)/.test(text) ? [] : [text];
  const double = /["\\]/.test(text) ? [] : [`"${text}"`];
  const single = [`'${text.replaceAll("'", "''")}'`];
  if (style === "QUOTE_SINGLE") return [...single, ...double];
  return style === "QUOTE_DOUBLE" ? [...double, ...single] : [...plain, ...double, ...single];
}

function blockForms(text: string, place: ScalarPlace): string[] {
  const { style, old = "", indent, before } = place;
  const [oldHeader = ""] = /^[|>][-+]?/.exec(old) ?? [];
  const pad = " ".repeat(indent);
  const literal = (header: string) => `${header}\n${text.replace(/^(?=.)/gm, pad)}`;
  const folded = (header: string) => `${header}\n${foldedLines(text, old, pad).join("\n")}`;
  if (style === "BLOCK_LITERAL") return [literal(oldHeader), literal("|-")];
  if (text.includes("\n")) return [literal("|-")];
  if (style === "BLOCK_FOLDED") return [folded(oldHeader), folded(">-")];
  return before + text.length > width && text.includes(" ") ? [folded(">-")] : [];
}

/** Breaks a text into lines. Lines of the old text that begin or end the new one stay as they are. */
function foldedLines(text: string, old: string, pad: string): string[] {
  const lines = old
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter(Boolean);
  let rest = text;
  const first: string[] = [];
  const last: string[] = [];
  for (let line = lines.shift(); line !== undefined && rest.startsWith(`${line} `); line = lines.shift()) {
    first.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (let line = lines.pop(); line !== undefined && rest.endsWith(` ${line}`); line = lines.pop()) {
    last.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...first, ...wrapped(rest, width - pad.length), ...last].map((line) => pad + line);
}

/** Breaks a text into lines at single spaces, because a parser joins lines with one space. */
function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Whether a parser reads the form as this value, both as the value of a key and as the entry of a list. */
function readsAs(value: string, form: string, flow: boolean): boolean {
  const isBlock = form.includes("\n");
  const source = flow ? `[${form}, { x: ${form} }]` : isBlock ? `- ${form}` : `- ${form}\n- x: ${form}\n`;
  try {
    const data: unknown = parse(source, parseOptions);
    return isDeepStrictEqual(data, isBlock ? [value] : [value, { x: value }]);
  } catch {
    return false;
  }
}
