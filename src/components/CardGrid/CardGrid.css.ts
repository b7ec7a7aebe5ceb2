import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** The icon stands beside the words on phones, above them where cards stand beside one another. */
const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.md}`,
  alignContent: "start",
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr", rowGap: space.sm } },
});
globalStyle(`${base} > :not(:first-child)`, { gridColumn: "-2" });
globalStyle(`${base} > :first-child`, { gridRow: "1 / span 3" });
globalStyle(`${base} > :first-child`, { "@media": { [from("sm")]: { gridRow: "auto" } } });

export const look = styleVariants({
  feature: [base, panel, { padding: space.lg }],
  benefit: [base, { paddingBlockStart: space.md, borderBlockStart: `1px solid ${color.border}` }],
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  marginBlockStart: "auto",
  paddingBlockStart: space.xs,
});
export const tag = style({
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 500,
  selectors: {
    "&:not(:last-child)::after": { content: '"·" / ""', marginInlineStart: "0.375rem", color: color.muted },
  },
});
