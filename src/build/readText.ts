import { isUtf8 } from "node:buffer";
import type { Problem } from "./problems.ts";
import { readQuickly } from "./readQuickly.ts";

/**
 * Reads a text of the content folder.
 *
 * @returns the text, nothing when there is no such file, or a problem when its bytes are not UTF-8 (RFC 3629)
 */
export function readText(file: string): string | Problem | undefined {
  const bytes = readQuickly(file);
  if (!bytes) return undefined;
  const text = bytes.toString("utf8");
  const zero = text.indexOf("\0");
  if (isUtf8(bytes) && zero < 0) return text;
  const sound = isUtf8(bytes) ? text.slice(0, zero) : bytes.toString("utf8", 0, firstOddByte(bytes, text));
  const lines = sound.split("\n");
  const message =
    "is not saved as UTF-8: this character can't be read. Save the file again with the encoding UTF-8";
  return { file, line: lines.length, column: (lines.at(-1) ?? "").length + 1, message };
}

/** Decoding has put a replacement of other bytes where the first odd one stood. */
function firstOddByte(bytes: Buffer, decoded: string): number {
  const again = Buffer.from(decoded);
  return bytes.findIndex((byte, index) => byte !== again[index]);
}
