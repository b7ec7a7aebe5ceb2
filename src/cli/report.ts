import { descriptionLengths, scheduledPages, unlistedPages } from "./pageAdvice.ts";
import { typedFacts } from "./typedFacts.ts";
import { countMarks, markProblems } from "../build/content/marks.ts";
import { expiries } from "../build/content/expiry.ts";
import { formatProblem } from "../build/lib/problems.ts";
import { leftOutAdvice } from "../build/lib/staticFiles.ts";
import type { Content } from "../build/content/content.ts";
import type { MediaPlan } from "../build/media/media.ts";
import type { Page } from "../build/pages/page.ts";
import type { WriteResult } from "../build/site/write.ts";
import type { HostingTable } from "../hosting/table.ts";

/** The result of a build. */
export type Built = {
  content: Content;
  plan: MediaPlan;
  pages: Page[];
  hosting: HostingTable;
  written: WriteResult;
};

/**
 * Prints advice for the editor, open placeholders and claims, and the changed files.
 *
 * @param verbose also prints the location of each placeholder and claim
 */
export function report(built: Built, { verbose }: { verbose: boolean }): void {
  const { content, pages, written } = built;
  const advice = contentAdvice(built);
  if (advice.length > 0) console.log(`${advice.join("\n")}\n`);
  if (content.marks.length > 0)
    console.log(
      verbose
        ? `${markProblems(content.marks).map(formatProblem).join("\n")}\n`
        : `Open before launch: ${countMarks(content.marks)}. npm run build -- --verbose lists them.\n`,
    );
  const { written: changed, unchanged, removed } = written;
  console.log(
    `${pages.length} pages. Files written: ${changed.length}, unchanged: ${unchanged}, removed: ${removed.length}.`,
  );
}

/** Returns advice for the editor, one string per problem, with file, line and column where possible. */
export const contentAdvice = ({ content, hosting, plan }: Built): string[] => [
  ...unlistedPages(content),
  ...[
    ...scheduledPages(content),
    ...descriptionLengths(content),
    ...typedFacts(content),
    ...expiries(content),
  ].map(formatProblem),
  ...leftOutAdvice("content/static"),
  ...hosting.queryRedirects.map(
    ({ path, key, value }) =>
      `${path}?${key}=${value} is only redirected by Apache with mod_rewrite, nginx, Caddy and Netlify; other hosts ignore the query.`,
  ),
  ...plan.pictures.advice,
];
