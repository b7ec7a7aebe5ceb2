import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Options } from "html-minifier-terser";
import { remembered } from "./store.ts";

/** Attributes that are alike on many elements, and those that differ on each. Their order has no meaning. */
const alike =
  "name property http-equiv class type aria-hidden rel target width height loading fetchpriority sizes";
const unlike = "content id aria-label href src srcset alt";
const places = new Map([...alike.split(" "), "", ...unlike.split(" ")].map((name, index) => [name, index]));

/** What is alike comes first, so that a compressor finds long starts of tags again. */
const place = (name: string) => places.get(name) ?? places.get("") ?? 0;

/**
 * Only what can't change meaning: comments stay (React reads its markers when it hydrates), white space stays
 * (React's text nodes), inline scripts and styles stay (the policy holds their hashes). Quotes stay too: brotli's own
 * dictionary knows ` class="`, so a page with them is the smaller one. The types know no function for `sortAttributes`.
 */
const settings = {
  collapseBooleanAttributes: true,
  decodeEntities: true,
  removeOptionalTags: true,
  sortAttributes: (_tag: string, attributes: { name: string }[]) =>
    void attributes.sort((one, other) => place(one.name) - place(other.name)),
};

/** In a drawing an empty element may close itself, as in XML; a page names dozens of icons so. */
const closeItself = (html: string) =>
  html.replaceAll(/<(use|path|circle|rect|line)( [^<>]*)><\/\1>/g, "<$1$2/>");

/** Minifies a page, from the cache where its text has been seen before: minifying costs more than rendering. */
export async function minifyHtml(html: string, cache: string): Promise<string> {
  const key = createHash("sha256")
    .update(JSON.stringify([settings, String(closeItself), ...places]))
    .update(html)
    .digest("hex");
  const record = join(cache, `${key.slice(0, 24)}.html`);
  const small = await remembered(record, async () => {
    const { minify } = await import("html-minifier-terser");
    return Buffer.from(closeItself(await minify(html, settings as unknown as Options)));
  });
  return small.toString();
}
