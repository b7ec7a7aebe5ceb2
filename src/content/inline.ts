import { Lexer, type Token, Tokenizer } from "marked";
import type { Role } from "./fields.ts";

/**
 * Supports only `**strong**` and `[text](url)`. Other Markdown characters are kept as they are, because
 * technical text contains tildes, backticks, asterisks, underscores, backslashes, bare URLs and angle
 * brackets: `5~10 kW`, `2*3*4`.
 */
class InlineTokenizer extends Tokenizer {
  override link(source: string) {
    return source.startsWith("[") ? super.link(source) : undefined;
  }
  override emStrong(source: string, masked: string, before?: string) {
    const token = source.startsWith("**") ? super.emStrong(source, masked, before) : undefined;
    return token?.type === "strong" ? token : undefined;
  }
  override escape = () => undefined;
  override codespan = () => undefined;
  override tag = () => undefined;
  override br = () => undefined;
  override reflink = () => undefined;
  override autolink = () => undefined;
}

/**
 * Parses inline Markdown. `strong` and `link` tokens contain nested tokens. All other tokens are plain text,
 * unchanged in `raw`.
 */
export function inlineTokens(text: string): Token[] {
  // Skips the lexer for strings without markup. Most strings have none, so this saves a third of its total
  // time.
  if (!/\*\*|\[/.test(text)) return [{ type: "text", raw: text, text }];
  return Lexer.lexInline(text, { gfm: false, tokenizer: new InlineTokenizer() });
}

export const linkTargets = (text: string): string[] => inlineTokens(text).flatMap(targetsOf);

/** The targets of a field of content: the field itself if it is a link, else the links within its text. */
export const linksOf = ({ role, value }: { role?: Role | undefined; value: string }): string[] =>
  role === "link" || role === "redirect" ? [value] : linkTargets(value);

function targetsOf(token: Token): string[] {
  const inside = "tokens" in token ? (token.tokens ?? []).flatMap(targetsOf) : [];
  return token.type === "link" ? [String(token["href"]), ...inside] : inside;
}
