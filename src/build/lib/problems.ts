import { LineCounter } from "yaml";

export type Position = { line: number; column: number };

/** A mistake in content. `message` tells the editor how to fix it. */
export type Problem = Position & {
  file: string;
  message: string;
};

export type OffsetProblem = { offset: number; message: string };

/**
 * Keeps the output within a terminal's scrollback. `characters` limits the total, `message` a single message.
 */
const limit = { problems: 50, characters: 16_000, message: 600 };

/** Lists all problems that a run found. Commands print the message without a stack trace. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];
  readonly advice: string;

  /**
   * @param advice printed after the number of problems
   * @param isWhole whether the message lists all problems, even if they are many
   */
  constructor(problems: Problem[], advice = "", isWhole = false) {
    const lines = problems.slice(0, isWhole ? undefined : limit.problems).map(formatProblem);
    while (!isWhole && lines.length > 1 && lines.join("").length > limit.characters) lines.pop();
    const more = problems.length > lines.length ? [`and ${problems.length - lines.length} more`] : [];
    super([...lines, ...more].join("\n"));
    this.problems = problems;
    this.advice = advice;
  }
}

/**
 * Formats a problem as `content/site.yaml:3:8: message`, which terminals and editors turn into a link.
 * Control characters are escaped.
 */
export function formatProblem({ file, line, column, message }: Problem): string {
  const words = message.length > limit.message ? `${message.slice(0, limit.message - 1)}…` : message;
  return `${file}:${line}:${column}: ${words}`.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (odd) => `\\u${odd.codePointAt(0)?.toString(16).padStart(4, "0")}`,
  );
}

export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** Throws a ContentError if there are problems. The problems are sorted to make the message reproducible. */
export function throwProblems(problems: Problem[], advice?: string, isWhole?: boolean): void {
  if (problems.length === 0) return;
  const byPlace = (a: Problem, b: Problem) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
  throw new ContentError([...problems].sort(byPlace), advice, isWhole);
}

/** Returns a function that converts character offsets in `text` to lines and columns. */
export function positionsIn(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  for (const { index } of `\n${text}`.matchAll(/\n/g)) lines.addNewLine(index);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** An expected failure. Commands print its message without a stack trace. */
export class UserError extends Error {}
