import { style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { onceWhole } from "../../styles/layout.css.ts";
import { fontSize, radius } from "../../styles/scale.ts";
import { color, deep } from "../../styles/theme.css.ts";

export const bar = deep;
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1rem",
  paddingBlock: "0.5rem",
});
export const links = style([
  onceWhole,
  {
    display: "flex",
    gap: "0.5rem",
    /** The last link's words, not its padding, end on the column's line. */
    marginInlineEnd: "-0.75rem",
  },
]);
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  paddingInline: "0.75rem",
  borderRadius: radius.pill,
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { backgroundColor: color.surface },
});

/** On phones the two links are round icons; their words stay for screen readers. */
export const label = style({
  "@media": { [below("md")]: { position: "absolute", clipPath: "inset(50%)" } },
});
