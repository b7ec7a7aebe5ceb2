import { style } from "@vanilla-extract/css";
import { radius } from "../../styles/scale.ts";
import { colors } from "../../styles/theme.css.ts";

/** Dark on light in both themes, because some cameras can't read inverted codes. */
export const code = style({
  display: "block",
  width: "7rem",
  height: "7rem",
  borderRadius: radius.sm,
  backgroundColor: colors.light.background,
  fill: colors.light.text,
  forcedColorAdjust: "none",
});
