import { isMap, isNode, isScalar, parseDocument, stringify } from "yaml";
import { z } from "zod";
import { type Mark, placeName } from "../../build/content/yaml.ts";
import type { Path } from "../../content/fields.ts";
import { UserError } from "../../build/lib/userError.ts";

const answers = z.array(
  z.strictObject({
    file: z.string(),
    path: z.array(z.union([z.string(), z.number()])),
    value: z.string(),
    answer: z.enum(["yes", "no", "instead", "none"]),
    /**
     * The replacement if the answer is `instead`. Surrounding quotes are stripped, because `withAnswer` adds
     * them where YAML needs them.
     */
    text: z
      .string()
      .trim()
      .transform((text) => text.replace(/^"([^"]*)"$/, "$1"))
      .default(""),
  }),
);
export type Answer = z.infer<typeof answers>[number];

/** @throws UserError if the text is not a valid answers file */
export function parseAnswers(text: string): Answer[] {
  try {
    return answers.parse(JSON.parse(text));
  } catch {
    throw new UserError(
      "The file is missing or contains no answers: save them with the button at the end of the questionnaire.",
    );
  }
}

/**
 * Confirms, replaces or removes marked strings according to the answers. Comments and the rest of each file
 * stay unchanged.
 *
 * @param read returns a file's contents
 * @param removableOf returns the part that can be removed without making the file invalid
 * @returns the new contents of the changed files, and the remaining tasks
 */
export function applyAnswers(
  answers: Answer[],
  marks: Mark[],
  read: (file: string) => string,
  removableOf: (mark: Mark) => Path | undefined,
): { files: Map<string, string>; report: string[] } {
  const files = new Map<string, string>();
  const open: string[] = [];
  // The last answer comes first, because removing a list entry shifts the paths of later entries.
  for (const answer of answers.toReversed()) {
    const mark = marks.find(
      (one) => one.file === answer.file && placeName(one.path) === placeName(answer.path),
    );
    const place = `${answer.file}${mark ? `:${mark.line}` : ""}: ${placeName(answer.path)}`;
    const removable = mark && removableOf(mark);
    const remedy = removable ? "rewrite or remove" : "rewrite";
    if (mark?.value !== answer.value)
      open.unshift(`${place} has changed since the questionnaire was created.`);
    else if (answer.answer === "no") open.unshift(`${place} is not true: ${remedy} it. "${answer.value}"`);
    else if (answer.answer === "instead" && answer.text === "") open.unshift(`${place} has no new text.`);
    else {
      const before = files.get(answer.file) ?? read(answer.file);
      const after =
        answer.answer === "none" ? removable && withoutPart(before, removable) : withAnswer(before, answer);
      if (after === undefined)
        open.unshift(`${place} no longer exists: ${remedy} it by hand. "${answer.value}"`);
      else files.set(answer.file, after);
    }
  }
  return {
    files,
    report: [`${answers.length - open.length} answers applied. Build to check them: npm run build`, ...open],
  };
}

/** Removes a value's mark from the YAML, and replaces the value if the answer has a new one. */
function withAnswer(source: string, { path, answer, text }: Answer): string {
  const node = parseDocument(source, { logLevel: "silent" }).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Error(`${placeName(path)} is not a text`);
  const [start, end] = node.range;
  const before = source.slice(0, start).replace(/!(confirm|placeholder)\s+$/, "");
  if (answer === "yes") return before + source.slice(start);
  // The range of a block scalar includes its final line break.
  const lineBreak = /\n$/.exec(source.slice(start, end))?.[0] ?? "";
  return before + stringify(text, { lineWidth: 0 }).trimEnd() + lineBreak + source.slice(end);
}

/** Removes the lines of a key or list entry. Returns undefined if other parts share those lines. */
function withoutPart(source: string, path: Path): string | undefined {
  const document = parseDocument(source, { logLevel: "silent" });
  const owner = document.getIn(path.slice(0, -1), true);
  const pair = isMap(owner) && owner.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const [first, last] = pair
    ? [pair.key, pair.value]
    : [document.getIn(path, true), document.getIn(path, true)];
  if (!isNode(first) || !isNode(last) || !first.range || !last.range) return undefined;
  const start = source.lastIndexOf("\n", first.range[0] - 1) + 1;
  if (!(pair ? /^ *$/ : /^ *- *(?:!\w+ *)?$/).test(source.slice(start, first.range[0]))) return undefined;
  return source.slice(0, start) + source.slice(last.range[2]);
}
