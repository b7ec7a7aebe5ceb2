/** Something an editor must mend: where it stands, what is wrong and what to write instead. */
export type Problem = {
  /** Path of the file, relative to the project. */
  file: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  message: string;
};

/** All mistakes of one run, told together. The build prints it without a stack trace. */
export class BuildProblems extends Error {
  override name = "BuildProblems";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.problems = problems;
  }
}

/** `content/site.yaml:3:8: message`, the form that terminals and editors turn into links. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** Throws when there is anything to mend; sorted, so that a run always reads the same. */
export function refuse(problems: Problem[]): void {
  if (problems.length === 0) return;
  const byPlace = (a: Problem, b: Problem) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
  throw new BuildProblems([...problems].sort(byPlace));
}
