import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../styles/breakpoints.ts";
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
