import { minify } from "html-minifier-terser";

/**
 * Minifies a document by what can't change its meaning: comments stay (React reads its markers when it hydrates), white
 * space stays (React's text nodes), inline scripts and styles stay (the policy holds their hashes).
 */
export async function minifyHtml(html: string): Promise<string> {
  const small = await minify(html.replace(referenceLike, shield), {
    collapseBooleanAttributes: true,
    decodeEntities: true,
    removeOptionalTags: true,
    // Fragments of template languages, which no page holds, take an eighth of the time to look for.
    ignoreCustomFragments: [],
  });
  return small.replaceAll(shield, "&amp;");
}

/** The minifier would decode it to `&`, which begins a character reference: `&copy 2026` is © 2026 to browsers. */
const referenceLike = /&amp;(?=[#a-z])/gi;
/** A noncharacter, which content may not hold. */
const shield = "\ufdd0";
