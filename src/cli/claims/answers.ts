import { z } from "zod";
import type { Content } from "../../build/content/content.ts";
import { fillText } from "../../build/content/factTokens.ts";
import { type Mark, parseYaml, placeName } from "../../build/content/yaml.ts";
import { UserError } from "../../build/lib/problems.ts";
import type { Path } from "../../content/fields.ts";
import type { Change } from "../../edit/change.ts";
import { changeYaml } from "../../edit/changeYaml.ts";
import { removablePart } from "./keys.ts";

const answers = z.array(
  z.strictObject({
    file: z.string(),
    path: z.array(z.union([z.string(), z.number()])),
    value: z.string(),
    answer: z.enum(["yes", "no", "instead", "none"]),
    /**
     * The replacement if the answer is `instead`. Quotes around it are dropped, because the owner copied them
     * from an example. Lines are joined, because a text of content is one paragraph.
     */
    text: z
      .string()
      .transform((text) =>
        text
          .trim()
          .replaceAll(/\s*[\r\n]+\s*/g, " ")
          .replace(/^"([^"]*)"$/, "$1"),
      )
      .default(""),
  }),
);
export type ClaimAnswer = z.infer<typeof answers>[number];

/**
 * @param bytes in UTF-8 or UTF-16: some editors change the encoding
 * @throws UserError if the bytes are no valid answers file
 */
export function parseAnswers(bytes: Uint8Array): ClaimAnswer[] {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return answers.parse(JSON.parse(new TextDecoder(encoding).decode(bytes)));
  } catch {
    throw new UserError(
      "The file is missing or contains no answers: save them with the button at the end of the questionnaire.",
    );
  }
}

type Questions = Pick<Content, "sources" | "facts" | "marks">;
type Result = { files: Map<string, string>; report: string[] };

/**
 * Confirms, replaces or removes marked strings according to the answers. Comments and the rest of each file
 * stay unchanged.
 *
 * @param read returns a file's contents
 * @returns the new contents of the changed files, and the remaining tasks
 */
export function applyAnswers(
  answers: ClaimAnswer[],
  content: Questions,
  read: (file: string) => string,
): Result {
  const files = new Map<string, string>();
  const open: string[] = [];
  const done = { now: 0, before: 0 };
  const marked = answers.map((answer) => ({ answer, mark: markOf(answer, content.marks) }));
  // The last mark comes first, because removing a list entry shifts the paths of later entries.
  const order = ({ mark }: { mark: Mark | undefined }) => (mark ? content.marks.indexOf(mark) : -1);
  for (const { answer, mark } of marked.toSorted((one, other) => order(other) - order(one))) {
    const text = files.get(answer.file) ?? (mark ? read(answer.file) : "");
    const result = mark ? applied(answer, mark, text, content) : { missing: missingProblem(answer, content) };
    if ("text" in result) files.set(answer.file, result.text);
    if ("text" in result) done.now += 1;
    else if (result.missing === undefined) done.before += 1;
    else
      open.unshift(
        `${answer.file}${mark ? `:${mark.line}` : ""}: ${placeName(answer.path)} ${result.missing}`,
      );
  }
  const earlier = done.before > 0 ? `, ${done.before} were applied before` : "";
  return {
    files,
    report: [`${done.now} answers applied${earlier}. Build to check them: npm run build`, ...open],
  };
}

/** Returns the changed text, or the reason why the answer can't be applied. */
function applied(
  { answer, text, value }: ClaimAnswer,
  { file, path }: Mark,
  source: string,
  { sources, facts }: Questions,
): { text: string } | { missing: string } {
  const yaml = sources.find((one) => one.file === file);
  const now = parseYaml(file, source, yaml?.name, yaml?.schema);
  const removable = removablePart(path, now, facts);
  const remedy = removable ? "rewrite or remove" : "rewrite";
  if (answer === "no") return { missing: `is not true: ${remedy} it. "${value}"` };
  if (answer === "instead" && text === "") return { missing: "has no new text." };
  if (answer === "none" && !removable)
    return { missing: `no longer exists: ${remedy} it by hand. "${value}"` };
  const changes: Change[] = [];
  if (answer === "none" && removable) changes.push({ kind: "remove", path: removable });
  if (answer === "instead") changes.push({ kind: "set", path, value: text });
  const isMarked = now.marks.some((mark) => placeName(mark.path) === placeName(path));
  if (answer !== "none" && isMarked) changes.push({ kind: "confirm", path });
  return { text: changeYaml(source, changes) };
}

/** Finds the mark of an answer. Its entry may have another index, because an earlier entry was removed. */
function markOf({ file, path, value }: ClaimAnswer, marks: Mark[]): Mark | undefined {
  const same = marks.filter((mark) => mark.file === file && mark.value === value && isLike(mark.path, path));
  return (
    same.find((mark) => placeName(mark.path) === placeName(path)) ?? (same.length === 1 ? same[0] : undefined)
  );
}

/** Whether two paths differ only in the indexes of list entries. */
const isLike = (one: Path, other: Path): boolean =>
  one.length === other.length &&
  one.every(
    (part, index) => part === other[index] || (typeof part === "number" && typeof other[index] === "number"),
  );

/** Returns undefined if an earlier run has applied the answer. */
function missingProblem(
  { file, path, value, answer, text }: ClaimAnswer,
  { sources, facts }: Questions,
): string | undefined {
  const texts = sources.find((one) => one.file === file)?.texts ?? [];
  const present = texts.filter((one) => isLike(one.path, path)).map((one) => fillText(one.value, facts));
  const isApplied =
    answer === "none"
      ? !present.includes(value)
      : present.includes(answer === "yes" ? value : fillText(text, facts));
  return isApplied ? undefined : "has changed since the questionnaire was created.";
}
