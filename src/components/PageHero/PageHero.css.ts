import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const grid = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: `${space.md} ${space.xxl}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      gap: space.xl,
      paddingBlock: space.xxl,
    },
  },
});
export const words = style({ display: "grid", gap: space.md, alignContent: "center" });
export const eyebrow = style({
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
});
export const heading = style({ fontSize: fontSize.h1, letterSpacing: "-0.025em", lineHeight: 1.08 });
export const lead = style({
  maxWidth: "38rem",
  color: color.muted,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  paddingBlockStart: space.xs,
});
export const picture = style({
  display: "block",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
  boxShadow: color.shadow,
});
