import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../styles/breakpoints.ts";
import { fontSize, leading, measure, page as pageScale, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

const inPrint = { print: { paddingBlock: "0.4rem", backgroundColor: "transparent" } } as const;
export const ground = style({
  paddingBlock: space.section,
  "@media": inPrint,
});
export const written = style({
  display: "grid",
  gap: space.xl,
  alignItems: "center",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
      columnGap: "min(5rem, 6vw)",
    },
  },
});
globalStyle(`${written} > section`, {
  "@media": { [below("lg")]: { marginInline: `calc(0.875rem - ${pageScale.gutter})` } },
});
export const documents = style({
  display: "grid",
  borderBlockStart: `2px solid ${color.text}`,
  lineHeight: leading.snug,
});
globalStyle(`${documents} > li`, { paddingBlock: space.sm, borderBlockEnd: `1px solid ${color.border}` });
export const vision = style({
  paddingBlock: space.pause,
  backgroundColor: color.band,
  "@media": inPrint,
});
export const eyebrow = style({ color: color.brand, fontSize: fontSize.body, letterSpacing: 0 });
export const sentence = style({
  maxWidth: "24em",
  fontSize: "min(1.5rem + 1.55vw, 2.875rem)",
  fontWeight: 650,
  lineHeight: leading.tight,
  letterSpacing: "-0.03em",
  textWrap: "balance",
});
export const icons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.sm} 2rem`,
  marginBlock: space.sm,
});
export const icon = style({ display: "flex", gap: "0.625rem", alignItems: "center", color: color.muted });
globalStyle(`${icon} > h3`, { fontSize: fontSize.body, fontWeight: 600, letterSpacing: 0 });
globalStyle(`${vision} p:last-child`, { maxWidth: measure.lead, color: color.muted });
