import { globalStyle, style } from "@vanilla-extract/css";
import { stack } from "../../styles/layout.css.ts";
import { fontSize, measure, space } from "../../styles/scale.ts";

export const page = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xl,
  paddingBlock: `${space.md} ${space.section}`,
});
export const text = style([stack.md, { maxWidth: measure.body }]);
globalStyle(`${text} > h2`, { fontSize: fontSize.large });
globalStyle(`${text} > ul`, {
  display: "grid",
  gap: space.sm,
  paddingInlineStart: "1.25rem",
  listStyle: "disc",
});
