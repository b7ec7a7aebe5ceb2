import { type Mutation, quote, yamlOf } from "./mutation.ts";

/** Titles that are equal, or in another script, where ids are made of titles. */
export const ids: Mutation = (draft, random) => {
  const title = random.of([
    "Residential",
    "Menu",
    "Content",
    "All",
    "سرد خانہ",
    "❄",
    "Homes",
    "Project",
    "2",
    "A".repeat(3000),
  ]);
  const path = random.of(yamlOf(draft));
  const key = random.of(["title", "label", "heading", "id", "name"]);
  const text = draft.bytes(path).toString();
  let left = 1 + random.below(6);
  const changed = text.replace(new RegExp(`^(\\s+(?:- )?)${key}: [^>|].*$`, "gm"), (line, indent: string) =>
    left-- > 0 ? `${indent}${key}: ${quote(title)}` : line,
  );
  draft.write(path, changed);
  return `ids ${key} ${title.slice(0, 20)} in ${path}`;
};
