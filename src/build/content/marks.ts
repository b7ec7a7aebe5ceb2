import { type Problem, throwProblems } from "../lib/problems.ts";
import { quoted } from "../../content/quoted.ts";
import { expiries } from "./expiry.ts";
import type { Content } from "./content.ts";
import { type Mark, placeName, type YamlFile } from "./yaml.ts";
import { linkTargets } from "../../content/inline.ts";
import { networkIcon } from "../../content/networks.ts";

/**
 * Rejects content with placeholders, unconfirmed claims or dates in the past.
 *
 * @throws ContentError that lists all problems
 */
export function assertReady(content: Content): void {
  const open = [...expired(content), ...markProblems(content.marks)];
  const advice = "npm run claims creates a questionnaire about all placeholders and claims.";
  throwProblems(open, content.marks.length > 0 ? advice : "", true);
}

export const expired = (content: Content): Problem[] => expiries(content).filter(({ days }) => days < 0);

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

/** URLs and e-mail addresses with a host that is reserved for examples (RFC 2606). */
const exampleHost =
  /^(?:https:\/\/|(?:mailto:)?[^\s@/]+@)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?:[/?#]\S*)?$/i;
/** UK numbers that Ofcom reserves for drama, and invented numbers in Islamabad. */
const reservedNumber = /^(?:447700900\d{3}|92510{6}\d)$/;
const numberOnly = /^(?:tel:|https:\/\/wa\.me\/)?\+?[\d ]+$/;
const hostOnly = /^https:\/\/(?:www\.)?\w+\.\w+\/?$/;

const isPlaceholder = (value: string): boolean =>
  exampleHost.test(value) ||
  (numberOnly.test(value) && reservedNumber.test(value.replace(/\D/g, ""))) ||
  (hostOnly.test(value) && networkIcon(value) !== "globe");

/** Finds known placeholder values that lack a `!placeholder` tag. */
export function placeholderValues(yaml: YamlFile): Mark[] {
  const marked = new Set(yaml.marks.map(({ path }) => path.join()));
  return yaml.texts.flatMap(({ value: text, path }) => {
    const value = [text, ...linkTargets(text)].find(isPlaceholder);
    if (value === undefined || marked.has(path.join())) return [];
    return [{ file: yaml.file, ...yaml.locate(path), kind: "placeholder" as const, path, value: text }];
  });
}
