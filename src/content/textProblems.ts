import { quoted, shortened } from "./quoted.ts";
import { inlineTokens } from "./inline.ts";
import { nearest } from "./nearest.ts";
import type { Token } from "marked";

/**
 * Characters that are invisible or reorder text. Joiners and direction marks are allowed, because Urdu needs
 * them.
 */
const invisible = /[\u200b\u202a-\u202e\u2060-\u206f\ufeff]/;

export function nameCharacter(text: string, odd: string): string {
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `contains the invisible character U+${code} at position ${[...text].indexOf(odd) + 1}`;
}

export function invisibleProblem(text: string): string | undefined {
  const [odd] = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.exec(text) ?? [];
  return odd && `${nameCharacter(text, odd)}: type it again instead of pasting it`;
}

const link = "(?:/|#|https?:|www\\.|mailto:|tel:)";
const turnedLinks = [
  new RegExp(`\\(([^()[\\]]+)\\) ?\\[(${link}[^\\]\\s]*)\\]`),
  new RegExp(`\\[([^()[\\]]+)\\] ?\\[(${link}[^\\]\\s]*)\\]`),
  new RegExp(`\\[([^()[\\]]+)\\]\\s+\\((${link}[^)\\s]*)\\)`),
];

/** Markdown headings, lists, italics and code, but not `2*3*4` or `a_b`. */
const markdown =
  /^(#{1,6}|-) |(?<![\w*])(\*(?![\s*])[^*]+(?<!\s)\*|_(?![\s_])[^_]+(?<!\s)_)(?![\w*])|`[^`]+`/;

function markupProblem(text: string): string | undefined {
  const [odd] = invisible.exec(text) ?? [];
  if (odd) return `${nameCharacter(text, odd)}: type the text again instead of pasting it`;
  const [tag] = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>|<!--/i.exec(text) ?? [];
  if (tag)
    return `contains ${quoted(tag)}, but HTML is not supported: remove it; write **words** for bold text`;
  const [mark] = markdown.exec(text) ?? [];
  if (mark)
    return `contains ${quoted(mark)}, which is shown literally: only **bold** and [links](/about) work`;
  const [entity] = /&(?:#\d+|#[xX][\da-fA-F]+|[A-Za-z][a-z]+\d*);/.exec(text) ?? [];
  if (entity) return `contains ${quoted(entity)}, which is shown literally: write the character itself`;
  for (const turned of turnedLinks) {
    const [found, words, href] = turned.exec(text) ?? [];
    if (found)
      return `contains ${quoted(found)}, which is not a link: write [${shortened(`${words}](${href}`)})`;
  }
  return undefined;
}

export function plainProblem(text: string): string | undefined {
  const [mark] = /\*\*|\]\(/.exec(text) ?? [];
  const markdown =
    mark && `contains "${mark}", but bold text and links are not supported here: write plain text`;
  return markupProblem(text) ?? markdown;
}

export function proseProblem(text: string): string | undefined {
  const problem = markupProblem(text);
  if (problem || !/\*\*|\]\(/.test(text)) return problem;
  const rest = inlineTokens(text).flatMap(unrendered);
  if (rest.some((part) => part.includes("**")))
    return "has an unpaired **: write it on both sides of the words, without spaces, for example **bold**";
  if (rest.some((part) => /\]\([^)]*$/.test(part)))
    return "has an unclosed link: write, for example, [words](/about)";
  return undefined;
}

const unrendered = (token: Token): string[] =>
  "tokens" in token && token.tokens ? token.tokens.flatMap(unrendered) : [token.raw];

/**
 * Reports unknown, repeated and missing placeholders.
 *
 * @param required placeholders that must occur
 * @param allowed all placeholders that may occur
 */
export function gapProblem(
  text: string,
  required: readonly string[],
  allowed: readonly string[],
): string | undefined {
  const found = [...text.matchAll(/\{\s*\w{0,40}\s*\}?|\}/g)].map(([gap]) => gap);
  const known = allowed.map((name) => `{${name}}`);
  const odd = found.find((gap) => !known.includes(gap));
  if (odd)
    return `has the unknown placeholder ${quoted(odd)}: did you mean ${nearest(odd, known)}? Known here: ${known.join(", ")}`;
  const twice = found.find((gap, index) => found.indexOf(gap) < index);
  if (twice) return `has the placeholder ${twice} twice: keep one of them`;
  const missing = required.find((name) => !found.includes(`{${name}}`));
  return missing && `has no placeholder {${missing}}: add it to the sentence`;
}
