import { type Mutation, quote, yamlOf } from "./mutation.ts";

/** What YAML allows and content has no need of: references, several documents, directives, keys that are no words. */
export const anchors: Mutation = (draft, random) => {
  const bomb = `\nb0: &b0 [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at + 1}: &b${at + 1} [*b${at}, *b${at}]`).join("\n")}\n`;
  const [before, after] = random.of([
    ["", bomb],
    ["", "\nloop: &loop { a: *loop }\n"],
    ["", "\nloop: &loop\n  - *loop\n"],
    ["%YAML 1.1\n---\n", ""],
    ["%TAG ! tag:x,2000:\n---\n", ""],
    ["---\n", "\n---\na: b\n"],
    ["", "\n...\n"],
    ["&all\n", ""],
    ["!!map\n", ""],
    ["", "\n<<: { title: A }\n"],
    ["", "\n? [a, b]\n: c\n"],
    ["", "\n*x : 1\n"],
  ]);
  const path = random.of(yamlOf(draft));
  draft.write(path, before + draft.bytes(path).toString() + after);
  return `anchors ${path} ${quote((before || after).slice(0, 30))}`;
};
