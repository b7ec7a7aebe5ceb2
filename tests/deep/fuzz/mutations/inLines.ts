import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { yamlOf } from "./mutation.ts";

export type Line = { indent: string; key: string; value: string };

/** Changes a file as a list of lines; returns which, and at which line. */
export function inLines(
  draft: Draft,
  random: Random,
  change: (lines: string[], at: number) => void,
  fits = /./,
): string {
  const path = random.of(yamlOf(draft).filter((yaml) => fits.test(draft.bytes(yaml).toString())));
  const lines = draft.bytes(path).toString().split("\n");
  const fitting = [...lines.keys()].filter((index) => fits.test(lines[index] ?? ""));
  const at = random.of(fitting);
  change(lines, at);
  draft.write(path, lines.join("\n"));
  return `${path}:${at + 1}`;
}

const entry = /^(\s*(?:- )?)([A-Za-z]+): ([^>|].*)$/m;

/** Changes what follows a key on its own line. */
export function inEntry(draft: Draft, random: Random, change: (line: Line) => string, fits = entry): string {
  return inLines(
    draft,
    random,
    (lines, at) => {
      const [, indent = "", key = "", value = ""] = entry.exec(lines[at] ?? "") ?? [];
      lines[at] = change({ indent, key, value });
    },
    fits,
  );
}
