import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1rem",
  marginBlock: "-0.5rem",
  "@media": { print: { display: "none" } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: "2.75rem",
  fontSize: "min(1rem, 4vw)",
  fontWeight: 600,
});
globalStyle(`${link} > svg`, { rotate: "90deg" });
