import { Lexer, type Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Link } from "../Link/Link.tsx";

/** Body text with inline Markdown: `**strong**`, `*emphasis*` and links. Anything else stays as it is written. */
export function Prose({ text }: { text: string }) {
  return <>{Lexer.lexInline(text).map(inline)}</>;
}

/** Several paragraphs of body text. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} />
    </p>
  ));
}

function inline(token: Token, index: number): ReactNode {
  const children = "tokens" in token && token.tokens ? token.tokens.map(inline) : plain(token);
  if (token.type === "strong") return <strong key={index}>{children}</strong>;
  if (token.type === "em") return <em key={index}>{children}</em>;
  if (token.type !== "link") return <Fragment key={index}>{children}</Fragment>;
  const To = token["href"].startsWith("/") ? Link : ExternalLink;
  return (
    <To key={index} href={token["href"]}>
      {children}
    </To>
  );
}

/** The lexer hands text over escaped for HTML; React escapes it itself. */
function plain(token: Token): string {
  const text = "text" in token ? String(token.text) : token.raw;
  return joinUnits(token.type === "escape" ? text : unescape(text));
}

/** A figure and its unit stay on one line. */
const joinUnits = (text: string) =>
  text.replace(/(\d) (?=%|°C|[AKVm]\b|Pa\b|Hz|k[gW]|mm|W\/|L\/|m[²³])/g, "$1\u00a0");

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
