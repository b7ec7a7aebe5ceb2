import { style } from "@vanilla-extract/css";
import { text as plainText } from "../components/PlainPage/PlainPage.css.ts";
import { from } from "../styles/breakpoints.ts";
import { radius, space } from "../styles/scale.ts";
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
export const text = style([plainText, { gap: space.sm }]);
export const picture = style({ overflow: "clip", aspectRatio: "3 / 2", borderRadius: radius.lg });
export const wide = style([picture, { width: "min(100%, 50rem)" }]);
