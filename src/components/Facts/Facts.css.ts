import { style } from "@vanilla-extract/css";
import { leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const facts = style({
  padding: `${space.md} ${space.lg} ${space.xs}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  backgroundColor: color.tint,
  "@media": { print: { border: "none", padding: 0 } },
});
export const heading = style({ marginBlockEnd: space.sm });

export const item = style({
  display: "flex",
  gap: space.sm,
  "::before": {
    content: "''",
    flexShrink: 0,
    alignSelf: "start",
    marginBlockStart: "0.5em",
    // A border, because print and forced colours omit backgrounds.
    border: `0.1875rem solid ${color.brand}`,
    borderRadius: radius.pill,
  },
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  lineHeight: leading.snug,
  breakInside: "avoid",
  "@media": { print: { paddingBlock: "0.15rem" } },
});
