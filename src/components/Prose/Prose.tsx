import type { Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { inlineTokens } from "../../content/inline.ts";
import { arabicRun, languageOf } from "../../content/language.ts";
import { lead, urdu } from "../../styles/text.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Link } from "../Link/Link.tsx";
import { joinUnits, Unbroken } from "./Unbroken.tsx";

type ParagraphProps = { text: string; className?: string | undefined };
type ProseProps = ParagraphProps & { as?: "h1" | "h2" | "h3" | "li" | "p" | "span" };

/**
 * Text with inline Markdown: `**strong**` and `[links](/about)`. If `as` is set, that element contains the text.
 * Urdu text runs from right to left.
 */
export function Prose({ text, as: Tag, className }: ProseProps) {
  const language = languageOf(text);
  const leaf = language.lang ? isolate : keepTogether;
  const content = inlineTokens(text).map((token, index) => inline(token, index, leaf));
  const classes = [className, language.lang && urdu].filter(Boolean).join(" ") || undefined;
  if (!Tag && !language.lang) return content;
  const Element = Tag ?? "span";
  return (
    <Element {...language} className={classes}>
      {content}
    </Element>
  );
}

type Leaf = (text: string) => ReactNode;

/** Every second part is Urdu within other text. */
const keepTogether: Leaf = (text) =>
  text.split(arabicRun).map((part, at) =>
    at % 2 ? (
      <span key={at} lang="ur" dir="rtl" className={urdu}>
        {part}
      </span>
    ) : (
      <Unbroken key={at} text={part} />
    ),
  );

/** Latin words and figures, which would turn round in Urdu: `+92 51 000 0000`, `−18 °C`, `12'6"`. */
const leftToRight = /([+−-]?[\p{Script=Latin}\d](?:[^\p{Script=Arabic}،؛؟۔]*[\p{Script=Latin}\d°%′″'"²³])?)/u;

// Because of the capturing group, every second part is such a run.
const isolate: Leaf = (text) =>
  joinUnits(text)
    .split(leftToRight)
    .map((part, at) => (at % 2 ? <bdi key={at}>{part}</bdi> : part));

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

function inline(token: Token, index: number, leaf: Leaf): ReactNode {
  const children =
    "tokens" in token && token.tokens
      ? token.tokens.map((inner, at) => inline(inner, at, leaf))
      : leaf(token.raw);
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
