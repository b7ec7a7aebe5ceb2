import { type Problem, throwProblems } from "../lib/problems.ts";
import { quoted } from "../../content/quoted.ts";
import { expiries } from "./expiry.ts";
import type { Content } from "./content.ts";
import { type Mark, placeName } from "./yaml.ts";

/**
 * Rejects content with placeholders, unconfirmed claims or dates in the past.
 *
 * @throws ContentError that lists all problems
 */
export function assertReady(content: Content): void {
  const open = [...expiries(content).filter(({ days }) => days < 0), ...markProblems(content.marks)];
  const advice = "npm run claims creates a questionnaire about all placeholders and claims.";
  throwProblems(open, content.marks.length > 0 ? advice : "", true);
}

export const markProblems = (marks: Mark[]): Problem[] =>
  marks.map(({ file, line, column, kind, path, value }) => ({
    file,
    line,
    column,
    message:
      kind === "placeholder"
        ? `${placeName(path)} is still a placeholder (${quoted(value)}): write the real value, without !placeholder`
        : `${placeName(path)} is an unconfirmed claim (${quoted(value)}): make sure that it is true and remove !confirm`,
  }));

export function countMarks(marks: Pick<Mark, "kind">[]): string {
  const count = (kind: Mark["kind"], name: string) => {
    const { length } = marks.filter((mark) => mark.kind === kind);
    return `${length} ${name}${length === 1 ? "" : "s"}`;
  };
  return `${count("placeholder", "placeholder")} and ${count("confirm", "claim")}`;
}
