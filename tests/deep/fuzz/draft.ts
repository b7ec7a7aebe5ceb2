import { lchownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../../../src/build/lib/files.ts";
import { nobody } from "./builder.ts";

/** The content folder of a project, whose files can be damaged and restored. */
export type Draft = ReturnType<typeof openDraft>;

export function openDraft(folder: string) {
  const sound = new Map(
    listFiles(join(folder, "content"))
      .filter((path) => !path.startsWith("."))
      .map((path) => [`content/${path}`, readFileSync(join(folder, "content", path))]),
  );
  const changed = new Set<string>();
  const write = (path: string, data: string | Uint8Array) => {
    changed.add(path);
    const at = join(folder, path);
    rmSync(at, { recursive: true, force: true });
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, data);
    if (nobody.uid !== undefined) lchownSync(at, nobody.uid, nobody.gid);
  };
  return {
    /** Paths of the sound files, as `content/site.yaml`. */
    paths: [...sound.keys()].sort(),
    /** A sound file. */
    bytes: (path: string): Buffer => sound.get(path) ?? readFileSync(join(folder, path)),
    write,
    /** Puts every file back. */
    restore() {
      for (const path of changed) write(path, sound.get(path) ?? "");
      changed.clear();
    },
  };
}
