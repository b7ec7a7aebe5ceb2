import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";

export const heading = style([
  base,
  {
    fontSize: fontSize.display,
    marginBlockStart: space.xs,
    "@media": { [from("lg")]: { width: "min(11.5em, 85vw)" } },
  },
]);
export const quote = style({
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.brand}`,
  fontSize: fontSize.lead,
  fontWeight: 500,
  "@media": { [from("lg")]: { maxWidth: "min(26rem, 29vw)" } },
});
globalStyle(`${heading} + p`, { "@media": { [from("lg")]: { maxWidth: "min(33rem, 40vw)" } } });

export const band = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: `clamp(2.5rem, 6vw, 6rem) ${space.lg}`,
  marginBlockStart: "1rem",
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1.1fr 1fr", columnGap: space.xxl },
    print: { gridTemplateColumns: "1.1fr 1fr", paddingBlock: 0 },
  },
});
export const promises = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: `${space.lg} ${space.xl}`,
  paddingBlockEnd: space.lg,
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(2, 1fr)" },
    [from("xl")]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" },
    print: { gridTemplateColumns: "repeat(4, auto)" },
  },
});
export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gridTemplateRows: "subgrid",
  gridRow: "span 2",
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: "start",
  fontSize: "1rem",
  lineHeight: leading.snug,
});
export const promiseText = style({ gridColumn: "1 / -1", color: color.muted });
export const cardHeading = style({
  marginBlockEnd: space.sm,
  color: color.muted,
  fontSize: "1rem",
});

export const services = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  columnGap: space.md,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "repeat(3, 1fr)" },
    [from("lg")]: { gridTemplateColumns: "1fr", height: "calc(100% - 2.5rem)" },
  },
});
export const service = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "3rem",
  height: "100%",
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.text,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { color: color.brand },
  "@media": { print: { minHeight: 0, paddingBlock: 0, fontSize: "inherit" } },
});
globalStyle(`${service} > svg`, { "@media": { [below("sm")]: { display: "none" } } });
export const note = style({ marginBlockStart: space.xs, color: color.muted, fontSize: fontSize.small });
