import { globalStyle, style } from "@vanilla-extract/css";

export const calculatorLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "2.75rem",
  marginBlock: "-0.5rem",
  fontSize: "1rem",
  fontWeight: 600,
});
globalStyle(`${calculatorLink} > svg`, { rotate: "90deg" });
