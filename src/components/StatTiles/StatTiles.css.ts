import { style } from "@vanilla-extract/css";
import { space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const tile = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
});
export const value = style([number.large, { color: color.brand }]);
