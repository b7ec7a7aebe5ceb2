import { Lexer, type Token, Tokenizer } from "marked";

/**
 * Knows `**strong**` and `[words](address)` alone. Tildes, backticks, single asterisks, underscores, backslashes,
 * bare addresses and angle brackets are parts of what an engineer writes: `5~10 kW`, `2*3*4`.
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

/** The pieces of a body text: `strong` and `link` with pieces inside, and text, whose `raw` is as it was written. */
export function inlineTokens(text: string): Token[] {
  return Lexer.lexInline(text, { gfm: false, tokenizer: new InlineTokenizer() });
}

/** Addresses that a body text links to. */
export function linkTargets(text: string): string[] {
  return text.includes("[") ? inlineTokens(text).flatMap(targetsOf) : [];
}

function targetsOf(token: Token): string[] {
  const inside = "tokens" in token ? (token.tokens ?? []).flatMap(targetsOf) : [];
  return token.type === "link" ? [String(token["href"]), ...inside] : inside;
}
