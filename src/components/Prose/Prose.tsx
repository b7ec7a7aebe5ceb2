import type { Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { inlineTokens } from "../../content/inline.ts";
import { languageOf } from "../../content/language.ts";
import { lead, urdu } from "../../styles/text.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Link } from "../Link/Link.tsx";
import { Unbroken } from "./Unbroken.tsx";

type ParagraphProps = { text: string; className?: string | undefined };
type ProseProps = ParagraphProps & { as?: "h1" | "h2" | "h3" | "li" | "p" | "span" };

/**
 * Text with inline Markdown: `**strong**` and `[links](/about)`. If `as` is set, that element contains the text.
 * Urdu text runs from right to left.
 */
export function Prose({ text, as: Tag, className }: ProseProps) {
  const language = languageOf(text);
  const tokens = inlineTokens(text).map(inline);
  const content = language.lang ? (
    <span {...language} className={urdu}>
      {tokens}
    </span>
  ) : (
    tokens
  );
  return Tag ? <Tag className={className}>{content}</Tag> : content;
}

export const Paragraph = (props: ParagraphProps) => <Prose as="p" {...props} />;

export const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => <Paragraph key={text} text={text} />);

export function LeadParagraphs({ texts: [first = "", ...rest] }: { texts: string[] }) {
  return (
    <>
      <Paragraph className={lead} text={first} />
      <Paragraphs texts={rest} />
    </>
  );
}

function inline(token: Token, index: number): ReactNode {
  const children =
    "tokens" in token && token.tokens ? token.tokens.map(inline) : <Unbroken text={joinUnits(token.raw)} />;
  if (token.type === "strong") return <strong key={index}>{children}</strong>;
  if (token.type !== "link") return <Fragment key={index}>{children}</Fragment>;
  const href = String(token["href"]);
  const To = href.startsWith("/") ? Link : href.startsWith("https:") ? ExternalLink : "a";
  return (
    <To key={index} href={href}>
      {children}
    </To>
  );
}

/** Keeps a figure and its unit, a standard and its number, or `Rs` and a price on one line. */
const joinUnits = (text: string) =>
  text
    .replace(/\b(EN|IEC|ISO|ASHRAE|AHRI|COP|Rs) (?=\d)/g, "$1\u00a0")
    .replace(/(\d) (?=%|°C|[AP]M\b|[AKVm]\b|Pa\b|Hz|k[gW]|mm|W\/|L\/|m[²³])/g, "$1\u00a0");
