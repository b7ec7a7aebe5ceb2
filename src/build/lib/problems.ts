/** The first line of a file is 1, and so is the first column of a line. */
export type Position = { line: number; column: number };

/** Something an editor must mend: where it stands, what is wrong and what to write instead. */
export type Problem = Position & {
  /** Path of the file, relative to the project. */
  file: string;
  message: string;
};

/** How many problems are told at once, and in how many characters. */
const most = { problems: 50, characters: 16_000 };

/** All mistakes of one run, told together. The build prints it without a stack trace. */
export class BuildProblems extends Error {
  override name = "BuildProblems";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    let room = most.characters;
    const told = problems
      .slice(0, most.problems)
      .map(formatProblem)
      .filter((line, index) => (room -= line.length) > 0 || index === 0);
    const more = problems.length > told.length ? [`and ${problems.length - told.length} more`] : [];
    super([...told, ...more].join("\n"));
    this.problems = problems;
  }
}

/** `content/site.yaml:3:8: message` on one line, the form that terminals and editors turn into links. */
export function formatProblem({ file, line, column, message }: Problem): string {
  const said = `${file}:${line}:${column}: ${message}`;
  return said.replace(/[\p{Cc}\p{Cs}]/gu, (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A problem of a whole file. */
export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** A value as messages quote it: nobody reads more than its first 80 characters. */
export const quoted = (value: string): string => `"${value.length > 80 ? `${value.slice(0, 79)}…` : value}"`;

/** Throws when there is anything to mend; sorted, so that a run always reads the same. */
export function refuse(problems: Problem[]): void {
  if (problems.length === 0) return;
  const byPlace = (a: Problem, b: Problem) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
  throw new BuildProblems([...problems].sort(byPlace));
}

/** Turns places in a text, counted in characters, into lines and columns. */
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
