import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { countMarks } from "../../build/content/assertReady.ts";
import { loadContent } from "../../build/content/load.ts";
import { listFiles } from "../../build/lib/files.ts";
import { UserError } from "../../build/lib/userError.ts";
import { draftFile } from "../../build/site/write.ts";

/**
 * @param content the folder that the site was built from
 * @param withPlaceholders whether placeholders and unconfirmed claims are allowed
 * @throws UserError if the build is a draft, is older than its content, or contains placeholders or
 * unconfirmed claims
 */
export async function assertPublishable(
  content: string,
  dist: string,
  withPlaceholders: boolean,
): Promise<void> {
  if (existsSync(join(dist, draftFile)))
    throw new UserError(`${dist}/ is a draft with unpublished pages. Build again: npm run build`);
  if (isOutdated(content, dist))
    throw new UserError(`${content}/ has changed since ${dist}/ was built. Build again: npm run build`);
  if (withPlaceholders) return;
  const { marks } = await loadContent(content);
  if (marks.length > 0)
    throw new UserError(
      [
        `Nothing was uploaded, because the site still has ${countMarks(marks)} to confirm.`,
        "npm run build -- --launch lists them. To publish it as it is: npm run deploy -- --with-placeholders",
      ].join("\n"),
    );
}

/**
 * Returns true if content was saved after the last build began. A build stores its start time as the
 * modification time of `dist`.
 */
export function isOutdated(content: string, dist: string): boolean {
  const built = statSync(dist).mtimeMs;
  const read = listFiles(content).filter((path) => !path.startsWith("."));
  return read.some((path) => statSync(join(content, path)).mtimeMs > built);
}
