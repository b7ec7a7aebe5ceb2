import { globalStyle, style } from "@vanilla-extract/css";
import { between, from } from "../styles/breakpoints.ts";
import { darkPanel } from "../styles/grounds.css.ts";
import { fontSize, leading, space, tracking } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const documents = style({
  display: "grid",
  borderBlockStart: `2px solid ${color.text}`,
  lineHeight: leading.snug,
});
globalStyle(`${documents} > li`, { paddingBlock: space.sm, borderBlockEnd: `1px solid ${color.border}` });
export const vision = style([
  darkPanel.navy,
  {
    paddingBlock: space.section,
    "@media": { print: { paddingBlock: "0.4rem", backgroundColor: "transparent" } },
  },
]);
/** The icons are a list beside the sentence from `lg`. */
export const columns = style({
  "@media": {
    [from("lg")]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
      gridTemplateRows: "repeat(2, auto) 1fr",
      columnGap: space.xxl,
    },
  },
});
export const eyebrow = style({ color: color.muted, fontSize: fontSize.body, letterSpacing: 0 });
export const sentence = style({
  marginBlockStart: space.md,
  fontSize: "min(1.6rem + 2.4vw, 3.75rem)",
  fontWeight: 650,
  lineHeight: leading.none,
  letterSpacing: tracking.figure,
  textWrap: "balance",
});
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.md,
  marginBlock: space.xl,
  "@media": {
    [between("md", "lg")]: { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" },
    [from("lg")]: { gridArea: "1 / 2 / -1", gridTemplateColumns: "1fr", gap: 0, marginBlock: 0 },
    print: { gridTemplateColumns: "repeat(5, auto)", marginBlock: "0.4rem" },
  },
});
export const icon = style({
  display: "flex",
  gap: space.sm,
  alignItems: "center",
  "@media": {
    [between("md", "lg")]: { flexDirection: "column", alignItems: "start" },
    [from("lg")]: {
      gap: space.md,
      paddingBlock: space.md,
      borderBlockEnd: `1px solid ${color.border}`,
      ":first-child": { borderBlockStart: `1px solid ${color.border}` },
    },
  },
});
globalStyle(`${icon} > h3`, { fontSize: fontSize.body });
globalStyle(`${icon} > svg`, { flexShrink: 0, width: "1.75rem" });
globalStyle(`${vision} p:last-child`, { marginBlockStart: space.lg, color: color.muted });
