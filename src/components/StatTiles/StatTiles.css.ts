import { style } from "@vanilla-extract/css";
import { stack } from "../../styles/layout.css.ts";
import { below } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  "@media": {
    [below("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `${space.md} ${space.lg}` },
  },
});
export const tile = style([
  stack.xs,
  {
    alignContent: "start",
    paddingBlockStart: space.md,
    borderBlockStart: `1px solid ${color.border}`,
  },
]);
export const value = style([number.large, { color: color.brand }]);
