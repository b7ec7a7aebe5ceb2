import { minify } from "html-minifier-terser";
import type { Document, Page } from "./page.ts";
import { indexHtml } from "./pageIndex.ts";

/**
 * Only what can't change meaning: comments stay (React reads its markers when it hydrates), white space stays
 * (React's text nodes), inline scripts and styles stay (the policy holds their hashes).
 */
const options = { collapseBooleanAttributes: true, decodeEntities: true, removeOptionalTags: true };

/** The minifier leaves the semicolon out, which is no valid HTML. Scripts and styles are no such text. */
const bareAmpersands = /(<(script|style)\b[^]*?<\/\2>)|&amp(?!;)/g;

/** Minifies pages, one after another: thousands at once would each wait for all the others. */
export async function minifyPages(documents: Document[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { html, ...document } of documents) {
    const small = (await minify(html, options)).replace(bareAmpersands, (found, raw) =>
      raw ? found : "&amp;",
    );
    pages.push({ ...document, bytes: Buffer.from(small), index: indexHtml(small) });
  }
  return pages;
}
