import { style } from "@vanilla-extract/css";
import { leading, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const logo = style({
  display: "inline-flex",
  flex: "1 1 6.5rem",
  maxWidth: "max-content",
  alignItems: "center",
  gap: "0.625rem",
  minHeight: "2.75rem",
  fontSize: "0.9375rem",
  color: color.text,
  textDecoration: "none",
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
});
export const mark = style({ color: color.accent });
export const wordmark = style({ maxWidth: "100%", color: color.accent });
export const name = style({ maxWidth: "8.5rem", overflowWrap: "break-word", textWrap: "balance" });
