import type { Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { inlineTokens } from "../../content/inline.ts";
import { unbroken } from "../../styles/text.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Link } from "../Link/Link.tsx";

/** Body text with inline Markdown: `**strong**` and `[links](/about)`. Anything else stays as it is written. */
export function Prose({ text }: { text: string }) {
  return <>{inlineTokens(text).map(inline)}</>;
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
  const children =
    "tokens" in token && token.tokens ? token.tokens.map(inline) : unbrokenRanges(joinUnits(token.raw));
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

/** What browsers may break after a dash or a hyphen: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`, and in headings `Three-Wheeler`. */
const breakable = /\d–[+−]?\d|[\d\p{Lu}]-\d|\p{Lu}\p{L}+-\p{Lu}\p{L}|\p{L}-(?:in|up|source)\b/u;
/**
 * Words with such a break, and what no-break spaces join to them: a unit, a comma. From the beginning of a word only, or a
 * text of thousands of letters without a space would be searched from each of them.
 */
const breakableWords = new RegExp(`((?<![^ \\n])[^ \\n]*(?:${breakable.source})[^ \\n]*)`, "u");

/** Ranges, standards and short compounds stay on one line. */
function unbrokenRanges(text: string): ReactNode[] {
  return text.split(breakableWords).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A figure and its unit stay on one line, and so do a standard and its number. */
const joinUnits = (text: string) =>
  text
    .replace(/\b(EN|IEC|ISO|ASHRAE|AHRI|COP) (?=\d)/g, "$1\u00a0")
    .replace(/(\d) (?=%|°C|[AKVm]\b|Pa\b|Hz|k[gW]|mm|W\/|L\/|m[²³])/g, "$1\u00a0");
