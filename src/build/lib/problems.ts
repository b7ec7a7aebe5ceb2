/** The first line of a file is 1, and so is the first column of a line. */
export type Position = { line: number; column: number };

/** Something an editor must fix: its place, what is wrong and what to write instead. */
export type Problem = Position & {
  /** Path of the file, relative to the project. */
  file: string;
  message: string;
};

/** Something wrong with a text, at a character of it. */
export type Fault = { offset: number; message: string };

/** The most problems and characters of all messages, and characters of one: nobody reads more than a terminal keeps. */
const limit = { problems: 50, characters: 16_000, message: 600 };

/** All problems of one run in one message, printed without a stack trace. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines: string[] = [];
    let characters = 0;
    for (const line of problems.slice(0, limit.problems).map(formatProblem)) {
      characters += line.length;
      if (lines.length > 0 && characters >= limit.characters) break;
      lines.push(line);
    }
    const more = problems.length > lines.length ? [`and ${problems.length - lines.length} more`] : [];
    super([...lines, ...more].join("\n"));
    this.problems = problems;
  }
}

/**
 * `content/site.yaml:3:8: message` on one line, the form that terminals and editors turn into links. Characters
 * that could change what a terminal shows are written as escapes.
 */
export function formatProblem({ file, line, column, message }: Problem): string {
  const words = message.length > limit.message ? `${message.slice(0, limit.message - 1)}…` : message;
  return `${file}:${line}:${column}: ${words}`.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (odd) => `\\u${odd.codePointAt(0)?.toString(16).padStart(4, "0")}`,
  );
}

/** A problem of a whole file. */
export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** A value as messages show it: nobody reads more than its first 80 characters. */
export const shortened = (value: string): string => (value.length > 80 ? `${value.slice(0, 79)}…` : value);
export const quoted = (value: string): string => `"${shortened(value)}"`;

/** Throws if there is any problem; sorted, so that the message is the same in every run. */
export function throwProblems(problems: Problem[]): void {
  if (problems.length === 0) return;
  const byPlace = (a: Problem, b: Problem) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
  throw new ContentError([...problems].sort(byPlace));
}

/** Turns places in a text, counted in characters, into lines and columns: by halves, as a damaged file can have 150,000 faults. */
export function positionsIn(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [...`\n${text}`.matchAll(/\n/g)].map(({ index }) => index);
    let [line, beyond] = [0, starts.length];
    while (beyond - line > 1) {
      const middle = (line + beyond) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else beyond = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
