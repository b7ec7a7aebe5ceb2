import { type Fault, quoted } from "../lib/problems.ts";

const noColon =
  "lacks a colon after its key: write one, or correct its indentation if it belongs to the text above";

/** What the parser's messages mean to an editor, after the line is quoted. */
const remedies: [RegExp, string][] = [
  [/^Tabs/, "is indented with a tab: put spaces in place of the tab"],
  [/cannot start with/, "has a text that begins with a special character: put quotes around the text"],
  [/directive/, "begins with %: put quotes around the text"],
  [/^(Anchor|Alias)/, "has a text that begins with & or *: put quotes around the text"],
  [/escape sequence/, "holds a backslash in double quotes: put single quotes around the text"],
  [/multiple documents/, "begins a second document: remove the line"],
  [
    /end with a [\]}]/,
    "comes before a bracket is closed: write the missing ] or }, or quotes around the text with [ or {",
  ],
  [/same column|indented/, "does not line up with the lines that it belongs to: correct its indentation"],
  [/followed by map values/, noColon],
];
const general =
  'can\'t be read: check its indentation, the quotes around it and the lines before it; a text that holds ": " or begins with a special character needs quotes';

/** What is wrong with a line that looks like this. */
const causes: [RegExp, string][] = [
  [
    /^(- )?[\w-]+: +["'].*["']/,
    "goes on after its closing quote: write quotes inside a text as “ and ”, an apostrophe as ’",
  ],
  [
    /^(- )?[\w-]+: +(?![|>][-+\d]*$)[*|>?&%@`[{\]}]/,
    "has a text that begins with a special character: put quotes around the text",
  ],
  [/^(- )?[\w-]+: .*: /, 'holds a second ": ": put quotes around the text after the first'],
  [/^(- )?[\w-]+:[^\s/]/, "lacks a space after the colon: write one"],
  [
    /^[^:]+$/,
    "lacks a colon after its key: write one, or correct its indentation if it belongs to the text above",
  ],
];

/** Says in an editor's words why a file is no YAML, quoting the line that causes it. */
export function explainSyntax(message: string, offset: number, source: string): Fault {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  return wholeFileFault(source) ?? spaceFault(source, offset) ?? lineFault(message, start, offset, source);
}

/** Marker lines of other programs. */
function wholeFileFault(source: string): Fault | undefined {
  const conflict = /^(<{7}|={7}|>{7})( .*)?$/m.exec(source);
  if (conflict)
    return {
      offset: conflict.index,
      message: `${quoted(conflict[0])} marks a conflict between two versions: keep one version of the lines around it and remove the lines with <<<<<<<, ======= and >>>>>>>`,
    };
  const fence = /(?<=\n)(---|\.\.\.)[ \t\r]*$/m.exec(source);
  return (
    (fence && {
      offset: fence.index,
      message: `${quoted(fence[0].trim())} begins a second document: remove the line`,
    }) ||
    undefined
  );
}

/** Special spaces, which look like plain ones, in an indentation or after a colon. */
function spaceFault(source: string, offset: number): Fault | undefined {
  const special = /^[ -]*(?:[\w-]+:)?(?<space>(?! )[\p{Zs}\u200b\ufeff])/gmu;
  const found = [...source.slice(1, source.indexOf("\n", offset) >>> 0).matchAll(special)].at(-1);
  if (!found) return undefined;
  const space = found.groups?.["space"] ?? "";
  return {
    offset: 1 + found.index + found[0].length - space.length,
    message: specialSpace(space) ?? general,
  };
}

/** Says that a word holds a special space. */
export function specialSpace(word: string): string | undefined {
  const [odd] = /(?! )[\p{Zs}\u200b\ufeff]/u.exec(word) ?? [];
  const code = odd?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return (
    code &&
    `holds a special space (U+${code}), which copied text brings along: type a plain space in its place`
  );
}

function lineFault(message: string, start: number, offset: number, source: string): Fault {
  const lineAt = (from: number) => source.slice(from, source.indexOf("\n", from) >>> 0).trim();
  const line = lineAt(start);
  if (message.startsWith("Missing closing")) {
    const opened = source.slice(0, offset).search(/(?<=[:-] )(["'])(?:(?!\1)[^])*$/);
    const from = opened < 0 ? offset : opened;
    const text = lineAt(source.lastIndexOf("\n", from - 1) + 1);
    return {
      offset: from,
      message: `${quoted(text)} opens a quote that is never closed: write the closing one`,
    };
  }
  const [, remedy = general] =
    remedies.find(([pattern]) => pattern.test(message)) ??
    causes.find(([pattern]) => pattern.test(line)) ??
    [];
  return { offset, message: `${quoted(line)} ${remedy}` };
}
