import { inLines } from "./inLines.ts";
import { type Mutation, quote, yamlOf } from "./mutation.ts";

/** A sign or two at any place, over some of what stood there. */
export const damage: Mutation = (draft, random) => {
  const path = random.of(yamlOf(draft));
  const text = draft.bytes(path).toString();
  const at = random.below(text.length);
  const sign = random.of([
    ..."\t\n :-#[]{}&*!|>'\"%@`,?\\\0\u000b\u00a0a",
    "\r\n",
    "---\n",
    "...\n",
    "\n\t",
    ": ",
    " #",
    "- ",
  ]);
  const cut = random.of([0, 0, 1, 3, 40]);
  draft.write(path, text.slice(0, at) + sign + text.slice(at + cut));
  return `damage ${path} at ${at}: ${quote(sign)} for ${cut} characters`;
};

export const lines: Mutation = (draft, random) => {
  const how = random.of(["remove", "repeat", "indent", "unindent", "tab", "swap", "end"]);
  const where = inLines(draft, random, (all, at) => {
    const line = all[at] ?? "";
    if (how === "remove") all.splice(at, 1);
    else if (how === "repeat") all.splice(at, 0, line);
    else if (how === "end") all.splice(at);
    else if (how === "swap") [all[at], all[at + 1]] = [all[at + 1] ?? "", line];
    else
      all[at] =
        how === "indent" ? ` ${line}` : how === "tab" ? `\t${line.trimStart()}` : line.replace(/^ /, "");
  });
  return `${how} ${where}`;
};
