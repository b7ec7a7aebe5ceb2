import { type OffsetProblem } from "../lib/problems.ts";
import { quoted, specialSpace } from "../../content/quoted.ts";

const noColon =
  "has no colon after its key: add one, or correct its indentation if it belongs to the text above";

const remedies: [RegExp, string][] = [
  [/^Tabs/, "is indented with a tab: use spaces"],
  [/cannot start with/, "has text that begins with a special character: put quotes around the text"],
  [/directive/, "begins with %: put quotes around the text"],
  [/^(Anchor|Alias)/, "has text that begins with & or *: put quotes around the text"],
  [/escape sequence/, "contains a backslash in double quotes: use single quotes"],
  [/multiple documents/, "begins a second document: remove the line"],
  [/followed by map values/, noColon],
];
const general =
  'can\'t be read: check its indentation, the quotes around it and the lines before it; text that contains ": " or begins with a special character needs quotes';

export const spacedTag =
  "has a space after !: write !placeholder or !confirm without it, or put quotes around the text";

const causes: [RegExp, string][] = [
  [/^(- )?([\w-]+: +)?! /, spacedTag],
  [/^(- )?[\w-]+: +[“”„‘’]/, "has curly quotes, which YAML does not read: replace them with straight ones"],
  [
    /^(- |- [\w-]+: +|[\w-]+: +)["'].*["']/,
    "continues after its closing quote: write quotes inside the text as “ and ”, an apostrophe as ’",
  ],
  [
    /^(- |- [\w-]+: +|[\w-]+: +)\*[^\s*][^*]*\* /,
    "begins with *: put quotes around the text, and write **words** for bold ones",
  ],
  [/^- [*&%@`]/, "has text that begins with a special character: put quotes around the text"],
  [
    /^(- )?[\w-]+: +(?![|>][-+\d]*$)[*|>?&%@`[{\]}]/,
    "has text that begins with a special character: put quotes around the text",
  ],
  [/^(- )?[\w-]+: .*: /, 'contains a second ": ": put quotes around the text after the first'],
  [/^(- )?[\w-]+:[^\s/]/, "has no space after the colon: add one"],
  [/^[^:]+$/, noColon],
];

export function explainSyntax(message: string, offset: number, source: string): OffsetProblem {
  return wholeFileProblem(source) ?? spaceProblem(source, offset) ?? lineProblem(message, offset, source);
}

function wholeFileProblem(source: string): OffsetProblem | undefined {
  const conflict = /^(<{7}|={7}|>{7})( .*)?$/m.exec(source);
  if (conflict)
    return {
      offset: conflict.index,
      message: `${quoted(conflict[0])} marks a conflict between two versions: keep one version of the lines around it and remove the lines with <<<<<<<, ======= and >>>>>>>`,
    };
  const fence = /(?<=\n)(---|\.\.\.)[ \t\r]*$/m.exec(source);
  if (!fence) return undefined;
  const message = `${quoted(fence[0].trim())} begins a second document: remove the line`;
  return { offset: fence.index, message };
}

/** Finds special spaces, such as no-break spaces, in indentation or after a colon. */
function spaceProblem(source: string, offset: number): OffsetProblem | undefined {
  const special = /^[ -]*(?:[\w-]+:)?(?<space>(?! )[\p{Zs}\u200b\ufeff])/gmu;
  const found = [...source.slice(1, source.indexOf("\n", offset) >>> 0).matchAll(special)].at(-1);
  if (!found) return undefined;
  const space = found.groups?.["space"] ?? "";
  return {
    offset: 1 + found.index + found[0].length - space.length,
    message: specialSpace(space) ?? general,
  };
}

function lineProblem(message: string, start: number, source: string): OffsetProblem {
  // The parser reports a mistake after a comment at the comment.
  const [above = ""] = /^(?:[ \t]*#[^\n]*\n|[ \t]*\n)+[ \t]*(?=\S)/.exec(source.slice(start)) ?? [];
  const offset = start + above.length;
  const line = lineAt(source, offset);
  const empty = emptyListAbove(source, offset);
  if (empty !== undefined)
    return {
      offset: empty,
      message: `${quoted(lineAt(source, empty))} is an empty list, but entries follow: remove the [] and keep the entries below the key`,
    };
  if (message.startsWith("Missing closing")) {
    const opened = source.slice(0, offset).search(/(?<=[:-] )(["'])(?:(?!\1)[^])*$/);
    const from = opened < 0 ? offset : opened;
    const message = `${quoted(lineAt(source, from))} opens a quote that is never closed: add the closing quote`;
    return { offset: from, message };
  }
  const [, remedy] =
    remedies.find(([pattern]) => pattern.test(message)) ??
    causes.find(([pattern]) => pattern.test(line)) ??
    [];
  if (/end with a [\]}]/.test(message)) return bracketProblem(source, offset);
  if (remedy) return { offset, message: `${quoted(line)} ${remedy}` };
  return indentationProblem(source, offset) ?? { offset, message: `${quoted(line)} ${general}` };
}

/** Offset of a key with `[]` directly above an entry, or undefined. */
function emptyListAbove(source: string, offset: number): number | undefined {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  if (!/^ *- /.test(source.slice(start))) return undefined;
  const above = /(?:^|\n)( *[\w-]+: *\[ *\][^\n]*)\n(?:[ \t]*(?:#[^\n]*)?\n)*$/.exec(source.slice(0, start));
  const line = above?.[1];
  return above && line ? above.index + above[0].indexOf(line) + line.search(/\S/) : undefined;
}

function bracketProblem(source: string, offset: number): OffsetProblem {
  let at = offset;
  let depth = 1;
  while (depth > 0 && at > 0) depth += { "]": 1, "}": 1, "[": -1, "{": -1 }[source.charAt(--at)] ?? 0;
  if (depth > 0) at = offset;
  const line = quoted(lineAt(source, at));
  const remedy = "add the missing ] or }, or put quotes around the text with [ or {";
  return { offset: at, message: `${line} has an unclosed bracket: ${remedy}` };
}

/**
 * Searches the lines around `offset` for the first whose indentation matches no line above it. Lines of block
 * scalars are skipped.
 */
function indentationProblem(source: string, offset: number): OffsetProblem | undefined {
  const from = source.lastIndexOf("\n", source.lastIndexOf("\n", offset - 1) - 1);
  const end = source.indexOf("\n", source.indexOf("\n", offset) + 1) >>> 0;
  let start = 0;
  let above = { indent: -1, opens: true, isBlock: false };
  let open: { indent: number; line: string }[] = [];
  for (const whole of source.slice(0, end).split("\n")) {
    const [, spaces = "", hyphens = "", value = ""] = /^( *)((?:- +)*)(.*?)\s*$/.exec(whole) ?? [];
    const [indent, line] = [spaces.length, hyphens + value];
    const isKey = /^(- |-$|[\w-]+:( |$))/.test(line) && !(above.isBlock && indent > above.indent);
    // A comment that is indented less than a block of text ends it.
    if (line.startsWith("#") && indent <= above.indent) above = { ...above, isBlock: false, opens: false };
    if (isKey) {
      const fits = open.some((other) => other.indent === indent) || (indent > above.indent && above.opens);
      const [like] = open
        .filter((other) => other.line.startsWith("-") === line.startsWith("-"))
        .sort((one, other) => Math.abs(one.indent - indent) - Math.abs(other.indent - indent));
      if (start > from && !fits && like) {
        const remedy = `indent it by ${counted(like.indent)}, like ${quoted(like.line)} above it`;
        const message = `${quoted(line)} is indented by ${counted(indent)}: ${remedy}`;
        return { offset: start + indent, message };
      }
      const inner = indent + hyphens.length;
      open = open.filter((other) => other.indent < indent);
      open.push({ indent, line }, { indent: inner, line: value });
      const opens = /(^|: *(![a-z]+)?)$/.test(value);
      above = { indent: inner, opens, isBlock: /: .*[|>][-+\d]*$|^[|>]/.test(value) };
    }
    start += whole.length + 1;
  }
  return undefined;
}

const counted = (spaces: number) => (spaces === 1 ? "1 space" : `${spaces} spaces`);

const lineAt = (source: string, offset: number): string =>
  source.slice(source.lastIndexOf("\n", offset - 1) + 1, source.indexOf("\n", offset) >>> 0).trim();
