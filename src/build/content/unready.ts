import { refuse } from "../lib/problems.ts";
import { expiries } from "./expiry.ts";
import type { Content } from "./content.ts";

/**
 * Refuses content that is not ready to be published: a stand-in, an unconfirmed claim, a day that is past.
 *
 * @throws BuildProblems with each of them
 */
export function refuseUnready(content: Content): void {
  refuse([
    ...expiries(content).filter(({ days }) => days < 0),
    ...content.marks.map(({ file, line, column, kind, path, value }) => ({
      file,
      line,
      column,
      message:
        kind === "placeholder"
          ? `${path.join(".")} is still a stand-in ("${value}"): write the real value and remove !placeholder`
          : `${path.join(".")} is an unconfirmed claim ("${value}"): make sure that it is true and remove !confirm`,
    })),
  ]);
}
