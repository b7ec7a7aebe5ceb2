import { style } from "@vanilla-extract/css";
import { radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { small } from "./Questions.css.ts";

export const answer = style({ display: "grid", gap: space.xs });
export const result = style({ marginBlock: space.xs });
export const note = style([small, { color: color.muted }]);
export const warning = style({
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.heat}`,
});
export const shares = style({
  display: "grid",
  gap: space.sm,
  "@media": { print: { gridTemplateColumns: "repeat(3, 1fr)", columnGap: space.lg } },
});
export const share = style([small, { display: "grid", gridTemplateColumns: "1fr auto", gap: "0.25rem" }]);
export const percent = style({ fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const bar = style({
  gridColumn: "1 / -1",
  width: "100%",
  height: "0.375rem",
  borderRadius: radius.pill,
  backgroundColor: color.border,
  fill: color.heat,
});
