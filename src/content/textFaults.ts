import { inlineTokens } from "./inline.ts";
import { nearest } from "./nearest.ts";
import type { Token } from "marked";

/** Characters that reorder text or that nobody sees; joiners and direction marks stay, because Urdu needs them. */
const invisible = /[\u200b\u202a-\u202e\u2060-\u206f\ufeff]/;

/** Names an invisible character and its place: `holds the invisible character U+00A0 as its character 4`. */
export function nameCharacter(text: string, odd: string): string {
  const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `holds the invisible character U+${code} as its character ${[...text].indexOf(odd) + 1}`;
}

/** What an address must not hold, though it can't be seen: formatting characters and special spaces. */
export function invisibleFault(text: string): string | undefined {
  const [odd] = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.exec(text) ?? [];
  return odd && `${nameCharacter(text, odd)}: type it again by hand`;
}

const link = "(?:/|#|https?:|www\\.|mailto:|tel:)";
const turnedLinks = [
  new RegExp(`\\(([^()[\\]]+)\\) ?\\[(${link}[^\\]\\s]*)\\]`),
  new RegExp(`\\[([^()[\\]]+)\\] ?\\[(${link}[^\\]\\s]*)\\]`),
  new RegExp(`\\[([^()[\\]]+)\\]\\s+\\((${link}[^)\\s]*)\\)`),
];

/** Markup of other languages, which pages would print as it is typed. */
function markupFault(text: string): string | undefined {
  const [odd] = invisible.exec(text) ?? [];
  if (odd) return `${nameCharacter(text, odd)}: type these words again by hand`;
  const [tag] = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>|<!--/i.exec(text) ?? [];
  if (tag)
    return `holds ${quoted(tag)}, but HTML is printed as typed: remove it; write **words** for bold text`;
  const [entity] = /&(?:#\d+|#[xX][\da-fA-F]+|[A-Za-z][a-z]+\d*);/.exec(text) ?? [];
  if (entity) return `holds ${quoted(entity)}, which is printed as typed: write the character itself`;
  for (const turned of turnedLinks) {
    const [found, words, href] = turned.exec(text) ?? [];
    if (found) return `holds ${quoted(found)}, which is no link: write [${cut(`${words}](${href}`)})`;
  }
  return undefined;
}

/** What is wrong with a text whose Markdown is not rendered. */
export function plainFault(text: string): string | undefined {
  const [mark] = /\*\*|\]\(/.exec(text) ?? [];
  const markdown =
    mark && `holds "${mark}", but bold text and links are printed as typed here: write plain words`;
  return markupFault(text) ?? markdown;
}

/** What is wrong with a text whose inline Markdown is rendered. */
export function proseFault(text: string): string | undefined {
  const fault = markupFault(text);
  if (fault || !/\*\*|\]\(/.test(text)) return fault;
  const rest = inlineTokens(text).flatMap(unrendered);
  if (rest.some((part) => part.includes("**")))
    return "holds ** without its pair: write it on both sides, close to the words, as in **bold**";
  if (rest.some((part) => /\]\([^)]*$/.test(part)))
    return "holds a link that does not end: write it as in [words](/about)";
  return undefined;
}

const unrendered = (token: Token): string[] =>
  "tokens" in token && token.tokens ? token.tokens.flatMap(unrendered) : [token.raw];

/**
 * What is wrong with the gaps in braces of a text: each has a known name, and none is repeated.
 *
 * @param required names of the gaps that the text must have
 * @param allowed names of all gaps that it may have
 */
export function gapFault(text: string, required: string[], allowed = required): string | undefined {
  const found = [...text.matchAll(/\{\s*\w{0,40}\s*\}?|\}/g)].map(([gap]) => gap);
  const known = allowed.map((name) => `{${name}}`);
  const odd = found.find((gap) => !known.includes(gap));
  if (odd && known.length === 0)
    return `holds ${quoted(odd)}, but nothing is filled in here: remove the braces`;
  if (odd) return `holds ${quoted(odd)}, which is not filled in here: write ${nearest(odd, known)}`;
  const twice = found.find((gap, index) => found.indexOf(gap) < index);
  if (twice) return `holds ${twice} twice: keep one of them`;
  const missing = required.find((name) => !found.includes(`{${name}}`));
  return missing && `lacks {${missing}}, which is filled in: write it where it belongs in the sentence`;
}

const cut = (words: string) => (words.length > 80 ? `${words.slice(0, 79)}…` : words);
const quoted = (words: string) => `"${cut(words)}"`;
