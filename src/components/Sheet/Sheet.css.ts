import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color, colors } from "../../styles/theme.css.ts";

const ink = colors.light;

/** Paper stays white in the dark theme. */
export const sheet = style({
  padding: "min(1.75rem, 5vw) min(2.25rem, 5vw)",
  borderRadius: "0.25rem",
  backgroundColor: "#fffdf8",
  boxShadow: "0 1.5rem 3.5rem #2a200d47, 0 2px 6px #2a200d2e",
  color: ink.text,
  fontSize: "1rem",
  lineHeight: leading.snug,
  vars: {
    [color.text]: ink.text,
    [color.muted]: ink.muted,
    [color.brand]: ink.brand,
    [color.accent]: ink.accent,
    [color.accentSoft]: ink.accentSoft,
    [color.heat]: ink.heat,
    [color.heatSoft]: ink.heatSoft,
    [color.border]: "#d9d3c4",
  },
  "@media": { print: { padding: 0, boxShadow: "none", breakInside: "avoid" } },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "start",
  columnGap: space.md,
  paddingBlockEnd: "0.875rem",
  borderBlockEnd: `2px solid ${color.text}`,
});
export const heading = style({ fontSize: fontSize.quiet });
export const note = style({ gridColumn: 1, color: color.muted });
export const stamp = style({
  gridArea: "1 / 2 / span 2",
  padding: "0.25rem 0.75rem",
  border: `2px solid ${color.heat}`,
  borderRadius: radius.sm,
  color: color.heat,
  fontWeight: 650,
  rotate: "-3deg",
});
export const results = style({
  display: "flex",
  flexWrap: "wrap",
  overflow: "clip",
  marginBlockStart: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: "0.375rem",
});
globalStyle(`${results} > div`, {
  flex: "1 1 min(8rem, 40%)",
  padding: "0.5rem 0.75rem",
  boxShadow: `0 0 0 1px ${color.border}`,
});
globalStyle(`${results} dt`, { color: color.muted, fontSize: "0.875rem" });
globalStyle(`${results} dd`, { fontWeight: 650 });
export const marked = style({ backgroundColor: color.heatSoft });
