import { throwProblems } from "../lib/problems.ts";
import { expiries } from "./expiry.ts";
import type { Content } from "./content.ts";

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
          ? `${path.join(".")} is still a placeholder ("${value}"): write the real value and remove !placeholder`
          : `${path.join(".")} is an unconfirmed claim ("${value}"): make sure that it is true and remove !confirm`,
    })),
  ]);
}
