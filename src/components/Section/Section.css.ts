import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ paddingBlock: space.section });

export const look = styleVariants({
  band: [base, { selectors: { "&:nth-child(even)": { backgroundColor: color.band } } }],
  deep: [base, { backgroundColor: color.deep, color: color.onDeep }],
});

export const head = style({ display: "grid", gap: space.sm, maxWidth: "46rem", marginBlockEnd: space.xl });
export const eyebrow = style({
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
  selectors: { [`${look.deep} &`]: { color: color.onDeepAccent } },
});
export const heading = style({ fontSize: fontSize.h2 });
export const intro = style({
  color: color.muted,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  selectors: { [`${look.deep} &`]: { color: color.onDeepMuted } },
});

globalStyle(`${look.deep} p a`, { color: color.onDeepAccent });
