import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../styles/breakpoints.ts";
import { darkPanel } from "../styles/grounds.css.ts";
import {
  fontSize,
  leading,
  numberSize,
  page as pageScale,
  radius,
  space,
  tracking,
} from "../styles/scale.ts";
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
/** Columns below large numerals. On small viewports, the numerals are at the start of rows. */
export const principles = style({
  counterReset: "principle",
  display: "grid",
  gap: space.lg,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))", columnGap: space.xl },
    print: { gap: "0.4rem" },
  },
});
export const principle = style({
  counterIncrement: "principle",
  display: "grid",
  gridTemplateColumns: "min(4rem, 18vw) minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gap: `${space.xs} ${space.sm}`,
  alignContent: "start",
  "::before": {
    content: "counter(principle)",
    gridRow: "1 / span 2",
    color: color.brand,
    fontSize: numberSize.wide,
    fontWeight: 560,
    lineHeight: leading.figure,
    letterSpacing: tracking.figure,
  },
  "@media": {
    [from("lg")]: {
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "::before": { gridRow: "auto" },
    },
    print: { "::before": { fontSize: "14pt" } },
  },
});
export const value = style({
  display: "grid",
  gap: space.sm,
  alignContent: "start",
  padding: space.card,
  borderRadius: radius.lg,
  "@media": { print: { padding: 0, backgroundColor: "transparent" } },
});
globalStyle(`${value} > h3`, { fontSize: fontSize.large });
export const vision = style([darkPanel.closing, { paddingBlock: space.section, "@media": inPrint }]);
export const eyebrow = style({ color: color.muted, fontSize: fontSize.body, letterSpacing: 0 });
export const sentence = style({
  marginBlockStart: space.md,
  fontSize: "min(1.6rem + 3.6vw, 4.75rem)",
  fontWeight: 650,
  lineHeight: leading.none,
  letterSpacing: tracking.figure,
  textWrap: "balance",
});
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.md,
  marginBlock: `${space.xxl} ${space.xl}`,
  "@media": {
    [from("md")]: { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" },
    print: { gridTemplateColumns: "repeat(5, auto)", marginBlock: "0.4rem" },
  },
});
export const icon = style({
  display: "flex",
  gap: space.sm,
  alignItems: "center",
  "@media": { [from("md")]: { flexDirection: "column", alignItems: "start" } },
});
globalStyle(`${icon} > h3`, { fontSize: fontSize.body });
globalStyle(`${icon} > svg`, { flexShrink: 0, "@media": { [below("md")]: { width: "1.75rem" } } });
globalStyle(`${vision} p:last-child`, { color: color.muted });
