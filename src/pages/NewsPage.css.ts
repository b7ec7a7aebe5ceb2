import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { fontSize, measure, radius, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const list = style({ width: "100%" });
export const item = style({
  display: "grid",
  gap: space.md,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) 30%", columnGap: space.xl, alignItems: "start" },
  },
});
export const text = style({ display: "grid", gap: space.sm, maxWidth: measure.body });
globalStyle(`${text} > h2`, { fontSize: fontSize.large });
export const picture = style({ overflow: "clip", aspectRatio: "3 / 2", borderRadius: radius.lg });
export const wide = style([picture, { width: "min(100%, 50rem)" }]);
