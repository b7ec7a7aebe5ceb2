import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** The icon stands beside the words, */
const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.md}`,
  alignContent: "start",
});
globalStyle(`${base} > :not(:first-child)`, { gridColumn: "-2" });
globalStyle(`${base} > :first-child`, { gridRow: "1 / span 3" });
/** above them where cards stand beside one another. */
const column = style([
  base,
  { "@media": { [from("sm")]: { gridTemplateColumns: "1fr", rowGap: space.sm } } },
]);
globalStyle(`${column} > :first-child`, { "@media": { [from("sm")]: { gridRow: "auto" } } });

const line = { paddingBlockStart: space.md, borderBlockStart: `1px solid ${color.border}` };
export const look = styleVariants({
  feature: [column, panel, { padding: space.lg }],
  benefit: [column, line],
  line: [base, line],
});
export const lines = style({ display: "grid", gap: space.md });
/** Each tag brings the dot before it; those at the start of a line are cut off. */
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: "auto",
  marginInlineStart: "-0.9rem",
  paddingBlockStart: space.xs,
  clipPath: "inset(0 0 0 0.9rem)",
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 500,
});
globalStyle(`${tags} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "0.9rem",
  textAlign: "center",
  color: color.muted,
});
