import { inEntry, type Line } from "./inLines.ts";
import type { Mutation } from "./mutation.ts";

export const sizes: Mutation = (draft, random) => {
  const word = random.of(["a", "word ", "سرد ", "[x](/about) ", "[x](/nix) ", "**b** ", "&", "\\u0007", "❄"]);
  const times = random.of([300, 5_000, 60_000, 400_000]);
  const text = word.repeat(Math.min(times, Math.floor(990_000 / Buffer.byteLength(word))));
  const how = random.of(["value", "key", "list", "keys", "comments", "nested", "file"]);
  const write = ({ indent, key, value }: Line) => {
    const inside = indent.replace("-", " ");
    if (how === "value") return `${indent}${key}: "${text}"`;
    if (how === "key") return `${indent}${key}: ${value}\n${inside}"${text}": 1`;
    if (how === "list") return `${indent}${key}: [${"a, ".repeat(Math.min(times, 200_000))}]`;
    if (how === "keys")
      return `${indent}${key}: ${value}\n${Array.from({ length: Math.min(times, 30_000) }, (_, index) => `${inside}k${index}: 1`).join("\n")}`;
    if (how === "comments")
      return `${indent}${key}: ${value}\n${`${inside}x #y\n`.repeat(Math.min(times, 60_000))}`;
    if (how === "nested") return `${indent}${key}: ${"[".repeat(Math.min(times, 60_000))}`;
    return `${indent}${key}: ${value} ${"x".repeat(1_100_000)}`;
  };
  return `size ${how} ${word} x ${times} ${inEntry(draft, random, write)}`;
};
