import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { small } from "./Questions.css.ts";

export const result = style({ display: "grid", gap: space.xs });
export const range = style({ marginBlock: space.xs });
export const note = style([small, { color: color.muted }]);
export const warning = style({
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.heat}`,
});
const pair = {
  display: "grid",
  gap: space.lg,
  "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr" }, print: { gridTemplateColumns: "1fr 1fr" } },
} as const;
export const methods = style(pair);
export const method = style([small, { display: "grid", alignContent: "start" }]);
export const tons = style({
  display: "block",
  marginBlockEnd: space.xs,
  fontSize: fontSize.h3,
  "@media": { print: { fontSize: "inherit" } },
});
export const list = style([small, { ...pair, rowGap: space.xs, color: color.muted }]);
