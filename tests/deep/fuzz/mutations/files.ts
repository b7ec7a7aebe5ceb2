import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import type { Mutation } from "./mutation.ts";

/** Puts something that is no sound file in a file's place. */
export const files: Mutation = (draft, random) => {
  const path = random.of(draft.paths);
  const bytes = draft.bytes(path);
  const ways: Record<string, () => void> = {
    removed: () => draft.instead(path, () => {}),
    folder: () => draft.instead(path, (at) => mkdirSync(at)),
    "broken link": () => draft.instead(path, (at) => symlinkSync("nowhere", at)),
    "link in a circle": () => draft.instead(path, (at) => symlinkSync(at, at)),
    device: () => draft.instead(path, (at) => symlinkSync("/dev/zero", at)),
    pipe: () => draft.instead(path, (at) => execFileSync("mkfifo", [at])),
    unreadable: () => draft.instead(path, (at) => (writeFileSync(at, bytes), chmodSync(at, 0))),
    empty: () => draft.write(path, ""),
    huge: () => draft.instead(path, (at) => (writeFileSync(at, ""), truncateSync(at, 60e6))),
    "UTF-16": () => draft.write(path, Buffer.from(`\ufeff${bytes.toString()}`, "utf16le")),
    "Latin 1": () => draft.write(path, Buffer.from(`${bytes.toString()}# é\n`, "latin1")),
    BOM: () => draft.write(path, `\ufeff${bytes.toString()}`),
    CRLF: () => draft.write(path, bytes.toString().replaceAll("\n", "\r\n")),
    "another name": () => {
      const name = random.of([
        "A B.yaml",
        "-x.yaml",
        "x.yml",
        "x.YAML",
        "x.yaml.txt",
        ".#x.yaml",
        "._x.yaml",
        "x\ny.yaml",
        "é.yaml",
        "con.yaml",
        "x.md",
        "new.yaml",
        "copy.pdf",
      ]);
      draft.write(`${path.replace(/[^/]+$/, "")}${name}`, bytes);
    },
    "unreadable folder": () =>
      draft.instead("content/services/locked", (at) => (mkdirSync(at), chmodSync(at, 0))),
  };
  const way = random.of(Object.keys(ways));
  ways[way]?.();
  return `file ${path} ${way}`;
};
