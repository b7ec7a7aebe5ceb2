import type { PageIndex } from "./pageIndex.ts";

export type Page = {
  path: string;
  source: string;
  file: string;
  html: string;
  index: PageIndex;
};
