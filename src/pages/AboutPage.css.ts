import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../styles/breakpoints.ts";
import { darkPanel } from "../styles/grounds.css.ts";
import { fontSize, leading, page as pageScale, space, tracking } from "../styles/scale.ts";
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
export const vision = style([darkPanel.navy, { paddingBlock: space.section, "@media": inPrint }]);
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
