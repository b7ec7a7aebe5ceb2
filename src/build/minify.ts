import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Options } from "html-minifier-terser";
import type { Page } from "./check.ts";

/**
 * Only what can't change meaning: comments stay (React reads its markers when it hydrates), white space stays
 * (React's text nodes), inline scripts and styles stay (the policy holds their hashes). Quotes stay too: brotli's own
 * dictionary knows ` class="`, so a page with them is the smaller one.
 */
const settings: Options = {
  collapseBooleanAttributes: true,
  decodeEntities: true,
  removeOptionalTags: true,
  sortAttributes: true,
};

/** Minifies each page, from the cache where its text has been seen before: minifying costs more than rendering. */
export async function minifyPages(pages: Page[], cache: string): Promise<Page[]> {
  await mkdir(cache, { recursive: true });
  return Promise.all(pages.map(async (page) => ({ ...page, html: await minifyHtml(page.html, cache) })));
}

async function minifyHtml(html: string, cache: string): Promise<string> {
  const key = createHash("sha256").update(JSON.stringify(settings)).update(html).digest("hex");
  const record = join(cache, `${key.slice(0, 24)}.html`);
  const known = await readFile(record, "utf8").catch(() => undefined);
  if (known !== undefined) return known;
  const small = await minify(html, settings);
  await writeFile(record, small);
  return small;
}
