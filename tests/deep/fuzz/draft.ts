import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../../src/build/lib/files.ts";
import { nobody } from "./builder.ts";
import type { Random } from "./random.ts";

/** Content folder of a project that can be damaged and restored. */
export type Draft = {
  /** Paths of the original files, for example `content/site.yaml`. */
  paths: string[];
  bytes: (path: string) => Buffer;
  text: (path: string) => string;
  write: (path: string, data: string | Uint8Array) => void;
  instead: (path: string, make: (at: string) => void) => void;
  /** Restores every file. */
  restore: () => void;
};

/** Damages a draft and returns a description. */
export type Mutation = (draft: Draft, random: Random) => string | Promise<string>;

export function openDraft(folder: string): Draft {
  const sound = new Map(
    listFiles(join(folder, "content"))
      .filter((path) => !path.startsWith("."))
      .map((path) => [`content/${path}`, readFileSync(join(folder, "content", path))]),
  );
  const changed = new Set<string>();
  const own = (path: string) => {
    if (nobody.uid !== undefined) lchownSync(path, nobody.uid, nobody.gid);
  };
  const clear = (path: string) => {
    const at = join(folder, path);
    if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) chmodSync(at, 0o700);
    rmSync(at, { recursive: true, force: true });
  };
  const instead: Draft["instead"] = (path, make) => {
    changed.add(path);
    clear(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    make(join(folder, path));
    if (lstatSync(join(folder, path), { throwIfNoEntry: false })) own(join(folder, path));
  };
  const write: Draft["write"] = (path, data) => instead(path, (at) => writeFileSync(at, data));
  const bytes: Draft["bytes"] = (path) => sound.get(path) ?? readFileSync(join(folder, path));
  return {
    paths: [...sound.keys()].sort(),
    bytes,
    text: (path) => bytes(path).toString(),
    write,
    instead,
    restore() {
      for (const path of changed) {
        const bytes = sound.get(path);
        if (bytes) write(path, bytes);
        else if (existsSync(dirname(join(folder, path)))) clear(path);
      }
      changed.clear();
    },
  };
}
