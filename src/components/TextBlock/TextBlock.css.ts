import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { leading, measure, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const split = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const text = style({ display: "grid", gap: space.md, maxWidth: measure.body });
export const facts = style([panel, { padding: space.lg }]);
export const heading = style({ marginBlockEnd: space.md });
export const list = style({ display: "grid", gap: space.sm });
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: space.sm,
  color: color.muted,
  lineHeight: leading.snug,
});
