import { style } from "@vanilla-extract/css";
import { fontSize, leading, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const heading = style({ marginBlockEnd: space.sm });

export const plain = style({
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  lineHeight: leading.snug,
  breakInside: "avoid",
});
export const figured = style([
  plain,
  {
    display: "grid",
    gridTemplateColumns: "minmax(min(7.5rem, 38%), auto) minmax(0, 1fr)",
    gap: space.md,
    alignItems: "baseline",
  },
]);
export const figure = style({
  fontSize: fontSize.large,
  fontWeight: 500,
  letterSpacing: tracking.display,
  fontVariantNumeric: "tabular-nums",
});
