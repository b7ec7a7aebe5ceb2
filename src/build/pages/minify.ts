import { minify } from "html-minifier-terser";

/**
 * Minifies a document by what can't change its meaning: comments stay (React reads its markers when it hydrates), white
 * space stays (React's text nodes), inline scripts and styles stay (the policy holds their hashes).
 */
export async function minifyHtml(html: string): Promise<string> {
  const small = await minify(html, {
    collapseBooleanAttributes: true,
    decodeEntities: true,
    removeOptionalTags: true,
    // Fragments of template languages, which no page holds, take an eighth of the time to look for.
    ignoreCustomFragments: [],
  });
  return small.replace(bareAmpersands, (found, raw) => (raw ? found : "&amp;"));
}

/** The minifier leaves the semicolon out, which is no valid HTML. Scripts and styles are no such text. */
const bareAmpersands = /(<(script|style)\b[^]*?<\/\2>)|&amp(?!;)/g;
