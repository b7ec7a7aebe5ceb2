import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { listFiles } from "../../src/build/lib/files.ts";
import { specWords } from "../fixtures/specWords.ts";

/*
 * Checks that no test depends on the editor's wording. In a copy of the project, this script renames all copy
 * that the specification doesn't fix, changes facts, and runs the build and all tests. Commands given as
 * arguments replace the tests.
 */

/** Words that stay lower case in title case. */
const small = new Set(
  "a an and as at but by for from in into nor of off on onto or over per so than the to up via vs with yet".split(
    " ",
  ),
);
/** True for values that are choices, ids, file names or URLs, which visitors do not read. */
const isReference = (text: string) => /^(?:[a-z0-9-]+(?:\.\w+)?|#.*|\/.*|\w+:\/\/.*)$/.test(text);
/** Matches the content paths of facts, and of choices that `isReference` misses, such as `days`. */
const facts = /(?:^|\/)(?:days|address\/\w+|coverage\/city|whatsapp|email|phone|support|projects)$/;

const escape = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s+`);
const specified = Object.values(specWords).flatMap((words) =>
  typeof words === "string" ? [words] : Object.values(words as object).flat(2),
) as string[];
const fixed = specified.flatMap((words) => [words, words.replace(/2003$/, "{founded}")]);
const isFixed = new RegExp(`^(?:${fixed.map(escape).join("|")})$`, "i");
/** Fixed phrases, link targets, placeholders, and figures with their units stay unchanged. */
const kept = new RegExp(
  [
    ...fixed.filter((words) => words.includes(" ")).map(escape),
    String.raw`\]\([^)]*\)|\{\w+\}(?: projects)?|\w+@\S+|[−+-]?\d[\d.,–×%+/ ]*\s?[\p{L}³²/°%·]*(?:\s\p{L}+)?`,
  ].join("|"),
  "giu",
);

/** Replaces each vowel of a long word with another one, which depends on `place`. Lengths stay the same. */
function rename(text: string, place: string): string {
  if (isFixed.test(text.trim())) return text;
  const shift = 1 + ([...place].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4);
  const vowels = "aeiou";
  const changed = (word: string) =>
    word.replace(/[aeiou]/g, (vowel) => vowels[(vowels.indexOf(vowel) + shift) % 5] ?? vowel);
  let result = "";
  let end = 0;
  const renamed = (part: string) =>
    part.replace(/(?<![\p{L}\d])\p{L}{4,}/gu, (word) => (small.has(word) ? word : changed(word)));
  for (const match of text.matchAll(kept)) {
    result += renamed(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + renamed(text.slice(end));
}

function renameFile(path: string): void {
  const document = parseDocument(readFileSync(path, "utf8"));
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      const keys = ancestors.flatMap((pair) =>
        "key" in pair && isScalar(pair.key) ? [String(pair.key.value)] : [],
      );
      const place = [path.replace(/.*content/, ""), ...keys].join("/");
      // Removes section ids from links, because the ids derive from titles. An editor who renames a title
      // would also correct the links to its section.
      const text = node.value.replace(
        /(\/[\w/-]*)?#(?:section|details|accordion|part|project)-[\w-]+/g,
        (_, page?: string) => page ?? "#content",
      );
      node.value = text;
      if (isReference(text) || (path.endsWith("site.yaml") && facts.test(place))) return;
      node.value = rename(text, /\/categor(?:y|ies)$/.test(place) ? "categories" : place);
    },
  });
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

function changeFacts(folder: string): void {
  const path = join(folder, "content/site.yaml");
  const notice =
    "notices:\n  - from: 2020-01-01 09:00\n    until: 2090-01-01 09:00\n    text: Moving house.\n";
  const facts = readFileSync(path, "utf8")
    .replace(/^name: .*$/m, "name: Margalla Cooling & Refrigeration")
    .replace(/^phone: .*$/m, 'phone: "+92 42 3555 0199"')
    .replace(/opens: "?09:00"?/, 'opens: "08:30"')
    .replace(/closes: "?18:00"?/, 'closes: "16:30"')
    .replace(/^coverage:/m, `${notice}coverage:`);
  writeFileSync(path, facts);
}

function copyProject(): string {
  const root = resolve(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "hvac-renamed-"));
  for (const path of [
    "src",
    ".vscode",
    "tests",
    "content",
    "build.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(join(root, ".cache/images"), join(folder, ".cache/images"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

const folder = copyProject();
for (const path of listFiles(join(folder, "content")))
  if (path.endsWith(".yaml")) renameFile(join(folder, "content", path));
changeFacts(folder);
const commands = process.argv.slice(2);
const all = [
  "npm run --silent build -- --quiet",
  "npx vitest run --config tests/vitest.config.ts tests/unit tests/dist",
  // Excludes the page length test, because page lengths depend on the wording.
  'npx playwright test --config tests/playwright.config.ts --grep-invert "is short"',
];
const failed = (commands.length > 0 ? [all[0], ...commands] : all).filter(
  (command) => spawnSync(String(command), { cwd: folder, shell: true, stdio: "inherit" }).status !== 0,
);
if (process.env["KEEP"]) console.log(folder);
else rmSync(folder, { recursive: true });
console.log(failed.length === 0 ? "No test depends on the renamed words." : `Failed: ${failed.join("; ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
