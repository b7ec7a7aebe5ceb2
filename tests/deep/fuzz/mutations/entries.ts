import { addresses } from "../payloads/addresses.ts";
import { texts } from "../payloads/texts.ts";
import { values } from "../payloads/values.ts";
import { inEntry, type Line } from "./inLines.ts";
import { type Mutation, quote } from "./mutation.ts";

export const keys: Mutation = (draft, random) => {
  const key = random.of([
    "titel",
    "__proto__",
    "constructor",
    '"a\\0b"',
    "Title",
    "x".repeat(500),
    "?",
    "<<",
    "1",
    "heading",
    "type",
  ]);
  return `key ${key.slice(0, 20)} ${inEntry(draft, random, ({ indent, value }) => `${indent}${key}: ${value}`)}`;
};

export const types: Mutation = (draft, random) => {
  const value = random.of(values);
  return `value ${value} ${inEntry(draft, random, ({ indent, key }) => `${indent}${key}: ${value}`)}`;
};

export const links: Mutation = (draft, random) => {
  const to = random.of(addresses);
  const only = /^\s*(- )?(href|url|embed|link|\w+Url): [^>|]/m;
  return `address ${to} ${inEntry(draft, random, ({ indent, key }) => `${indent}${key}: ${quote(to)}`, only)}`;
};

export const words: Mutation = (draft, random) => {
  const [text, more] = [random.of(texts), random.of([0, 0, 1])];
  const write = ({ indent, key, value }: Line) =>
    `${indent}${key}: ${quote(more ? `${value.replace(/^"|"$/g, "")} ${text} end` : text)}`;
  return `text ${quote(text)} ${inEntry(draft, random, write)}`;
};
