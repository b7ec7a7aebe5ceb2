import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, measure, space } from "../../styles/scale.ts";

export const page = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xl,
  paddingBlock: `${space.md} ${space.section}`,
});
export const head = style({ display: "grid", gap: space.md });
export const text = style({ display: "grid", gap: space.md, maxWidth: measure.body });
globalStyle(`${text} > h2`, { fontSize: fontSize.large });
globalStyle(`${text} > ul`, {
  display: "grid",
  gap: space.sm,
  paddingInlineStart: "1.25rem",
  listStyle: "disc",
});
