import { countMarks } from "../../build/content/assertReady.ts";
import { UserError } from "../../build/lib/userError.ts";
import type { Manifest } from "../../build/site/manifest.ts";
import { staleness } from "../builtSite.ts";

/**
 * @param withPlaceholders whether placeholders and unconfirmed claims are allowed
 * @throws UserError if the build is a draft, was not built from today's content, or contains placeholders or
 * unconfirmed claims
 */
export function assertPublishable(dist: string, build: Manifest, withPlaceholders: boolean): void {
  if (build.draft)
    throw new UserError(`${dist}/ is a draft with unpublished pages. Build again: npm run build`);
  const stale = staleness(dist, build);
  if (stale) throw new UserError(stale);
  if (build.marks.length > 0 && !withPlaceholders)
    throw new UserError(
      [
        `Nothing was uploaded, because the site still has ${countMarks(build.marks)} to confirm.`,
        "npm run build -- --launch lists them. To publish it as it is: npm run deploy -- --with-placeholders",
      ].join("\n"),
    );
}
