import type { PageIndex } from "./pageIndex.ts";

/** A rendered page. */
export type Page = {
  /** As in the route table: `/about`. */
  path: string;
  /** The content file that it is written in. */
  source: string;
  /** Path in dist: `about/index.html`. */
  file: string;
  /** The whole document. */
  html: string;
  /** What it contains and refers to. */
  index: PageIndex;
};
