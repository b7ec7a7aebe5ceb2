import { isScalar, parseDocument, stringify } from "yaml";
import { z } from "zod";
import { type Mark, placeName } from "../../build/content/yaml.ts";
import { UserError } from "../commandLine.ts";

const answers = z.array(
  z.strictObject({
    file: z.string(),
    path: z.array(z.union([z.string(), z.number()])),
    /** The marked text when the page was generated. */
    value: z.string(),
    answer: z.enum(["yes", "no", "instead"]),
    /** The replacement, if the answer is `instead`. */
    text: z.string().trim().default(""),
  }),
);
export type Answer = z.infer<typeof answers>[number];

/** @throws UserError if the text is not a file of answers */
export function parseAnswers(text: string): Answer[] {
  try {
    return answers.parse(JSON.parse(text));
  } catch {
    throw new UserError("This is not a file of answers: save it with the button at the end of the page.");
  }
}

type Applied = { files: Map<string, string>; report: string[] };

/**
 * Confirms and replaces marked texts. Comments and the rest of each file are unchanged.
 *
 * @param read returns a file's text
 * @returns the changed files with their new texts, and the remaining tasks
 */
export function applyAnswers(answers: Answer[], marks: Mark[], read: (file: string) => string): Applied {
  const files = new Map<string, string>();
  const open: string[] = [];
  let applied = 0;
  for (const answer of answers) {
    const mark = marks.find(
      (one) => one.file === answer.file && placeName(one.path) === placeName(answer.path),
    );
    const place = `${answer.file}: ${placeName(answer.path)}`;
    if (mark?.value !== answer.value) open.push(`${place} has changed since it was asked about.`);
    else if (answer.answer === "no")
      open.push(`${place} is not true: rewrite or remove it. "${answer.value}"`);
    else if (answer.answer === "instead" && answer.text === "") open.push(`${place} has no new text.`);
    else {
      const before = files.get(answer.file) ?? read(answer.file);
      files.set(answer.file, withAnswer(before, answer));
      applied++;
    }
  }
  return { files, report: [`${applied} answers applied. Build to check them: npm run build`, ...open] };
}

/** The YAML text without the mark of a value, and with a new value if there is one. */
function withAnswer(source: string, { path, answer, text }: Answer): string {
  const node = parseDocument(source, { logLevel: "silent" }).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Error(`${placeName(path)} is not a text`);
  const [start, end] = node.range;
  const before = source.slice(0, start).replace(/!(confirm|placeholder)\s+$/, "");
  if (answer === "yes") return before + source.slice(start);
  // A block text ends with its last line break.
  const lineBreak = /\n$/.exec(source.slice(start, end))?.[0] ?? "";
  return before + stringify(text, { lineWidth: 0 }).trimEnd() + lineBreak + source.slice(end);
}
