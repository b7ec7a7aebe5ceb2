import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lacking } from "../../src/build/source/baseline.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages } from "../fixtures/dist.ts";

/**
 * Methods of Radix's own collection, and `at`, which src/client/arrayAt.ts adds for its accordion. React repeats a submit
 * only for parts that hydrate later, which no island has.
 */
const harmless: [RegExp, string[]][] = [
  [/^(Accordion|Tabs)-/, [".at", ".toSorted"]],
  [/^react-/, [".requestSubmit"]],
];

/** Asked for before they are used, or React's attributes of the same names. */
const guarded = [
  "inert",
  "popover",
  "navigation",
  "submitter",
  "reportError",
  "scheduler",
  "parse",
  "any",
  "try",
  "with",
];

const calls = Object.values(lacking)
  .flat()
  .filter((name) => !guarded.includes(name))
  .map((name) => new RegExp(`\\.${name}\\b|\\bstructuredClone\\(`, "g"));

const scripts: [string, string][] = [
  ...listFiles(join(dist, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file): [string, string] => [file, readFileSync(join(dist, "assets", file), "utf8")]),
  ["the pages' own", pages[0]?.html.replace(/^[^]*?<script>|<\/script>[^]*$/g, "") ?? ""],
];

test.each(scripts)("%s calls no built-in that the oldest browsers lack", (file, text) => {
  const found = calls.flatMap((call) => [...text.matchAll(call)].map(([match]) => match));
  const allowed = harmless.flatMap(([files, names]) => (files.test(file) ? names : []));
  expect(found.filter((match) => !allowed.includes(match))).toEqual([]);
  // Safari 15 has no lookbehind: a script that holds one does not even start.
  expect(text).not.toMatch(/\(\?<[=!]/);
});
