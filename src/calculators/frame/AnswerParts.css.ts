import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const heading = style({ fontSize: fontSize.body, fontWeight: 600, letterSpacing: 0 });
export const result = style({
  marginBlock: `${space.xs} ${space.sm}`,
  color: color.brand,
  lineHeight: leading.none,
});
export const warning = style({
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.heat}`,
});
const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: `${space.md} ${space.xl}`,
});
export const shares = grid;
export const facts = style([grid]);
/** The list of entries. */
globalStyle(`${facts} > :last-child`, { gridColumn: "1 / -1", color: color.muted });
/** Lines over the whole card would be too long to read. */
export const columns = style({ columns: "3 17rem", columnGap: space.xl });
globalStyle(`${columns} > p + p`, { marginBlockStart: space.sm });
export const share = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignContent: "space-between",
  gap: "0.25rem",
});
export const percent = style({ fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const bar = style({
  gridColumn: "1 / -1",
  width: "100%",
  height: "0.375rem",
  borderRadius: radius.pill,
  backgroundColor: color.border,
  fill: color.heat,
});
