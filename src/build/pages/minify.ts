import { minify } from "html-minifier-terser";

/**
 * Minifies a document by what can't change its meaning: comments stay (React reads its markers when it hydrates), white
 * space stays (React's text nodes), inline scripts and styles stay (the policy holds their hashes).
 */
export const minifyHtml = (html: string): Promise<string> =>
  minify(html, { collapseBooleanAttributes: true, decodeEntities: true, removeOptionalTags: true });
