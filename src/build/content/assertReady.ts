import { quoted, throwProblems } from "../lib/problems.ts";
import { expiries } from "./expiry.ts";
import type { Content } from "./content.ts";
import { placeName } from "./yaml.ts";

/**
 * Refuses content that is not ready to be published: a placeholder, an unconfirmed claim, a day that is past.
 *
 * @throws ContentError with each of them
 */
export function assertReady(content: Content): void {
  throwProblems([
    ...expiries(content).filter(({ days }) => days < 0),
    ...content.marks.map(({ file, line, column, kind, path, value }) => ({
      file,
      line,
      column,
      message:
        kind === "placeholder"
          ? `${placeName(path)} is still a placeholder (${quoted(value)}): write the real value and remove !placeholder`
          : `${placeName(path)} is an unconfirmed claim (${quoted(value)}): make sure that it is true and remove !confirm`,
    })),
  ]);
}
