import { style, styleVariants } from "@vanilla-extract/css";
import { leading, radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({
  display: "inline-flex",
  flexGrow: 1,
  maxWidth: "26rem",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.625rem min(1.5rem, 6vw)",
  borderRadius: radius.sm,
  border: "1px solid transparent",
  fontSize: "min(1em, 7vw)",
  fontWeight: 600,
  lineHeight: leading.snug,
  textDecoration: "none",
  textAlign: "center",
  // Unlike "anywhere", this value lets a button be as wide as its longest word.
  overflowWrap: "break-word",
  textWrap: "balance",
  "@media": { print: { display: "none" } },
});

export const variant = styleVariants({
  primary: [
    base,
    { backgroundColor: color.brand, color: color.background, ":hover": { backgroundColor: color.text } },
  ],
  quiet: [base, { color: color.brand, ":hover": { textDecoration: "underline" } }],
  outline: [base, { borderColor: color.muted, color: color.text, ":hover": { borderColor: color.text } }],
});
