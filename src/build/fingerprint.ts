import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { hashFile } from "./hashFile.ts";
import { listFiles } from "./files.ts";

/**
 * A key for what is made of files: 24 hexadecimal digits, others as soon as a byte or a name of them is another.
 *
 * @param folder where the files lie; it may move without changing the key
 * @param paths files in it, and folders with all that they hold
 * @param texts what else the result depends on
 */
export function fingerprint(folder: string, paths: string[], texts: string[] = []): string {
  const files = paths.flatMap((path) => filesAt(folder, path));
  const hashed = files.map((file) => [file, hashFile(join(folder, file))]);
  return sha256(JSON.stringify([hashed, texts])).slice(0, 24);
}

function filesAt(folder: string, path: string): string[] {
  if (statSync(join(folder, path)).isFile()) return [path];
  return listFiles(join(folder, path)).map((file) => `${path}/${file}`);
}

const sha256 = (data: string) => createHash("sha256").update(data).digest("hex");
