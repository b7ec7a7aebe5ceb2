import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space, tracking } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const base = style({ display: "grid", columnGap: space.xl });

export const list = styleVariants({ 3: 3, 4: 4 }, (count) => [
  base,
  {
    "@media": {
      [from("md")]: { gridTemplateColumns: "1fr 1fr" },
      [from("lg")]: {
        gridTemplateColumns: `repeat(${count === 4 ? 2 : 3}, minmax(0, 1fr))`,
        rowGap: space.lg,
      },
      [from("xl")]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      print: { gridTemplateColumns: "repeat(4, 1fr)", columnGap: "0.75rem" },
    },
  },
]);
export const part = style({
  display: "grid",
  alignContent: "start",
  rowGap: space.xs,
  lineHeight: leading.snug,
  "@media": {
    [below("lg")]: { paddingBlock: space.md, borderBlockStart: `1px solid ${color.border}` },
  },
});
/** Below `lg` the figures are in the list, because labels on a small picture have no names. */
export const figured = style([
  part,
  {
    "@media": {
      [below("lg")]: { gridTemplateColumns: "6.625rem minmax(0, 1fr)", columnGap: space.sm },
      [between("md", "lg")]: { gridTemplateColumns: "7.5rem minmax(0, 1fr)" },
    },
  },
]);
globalStyle(`${figured} > :not(span)`, { "@media": { [below("lg")]: { gridColumn: 2 } } });
globalStyle(`${base} > :first-child`, { borderBlockStart: 0 });
globalStyle(`${base} > :nth-child(2)`, { "@media": { [from("md")]: { borderBlockStart: 0 } } });
export const figure = style({
  gridRow: "1 / span 2",
  color: color.accent,
  fontSize: fontSize.quiet,
  fontWeight: 560,
  lineHeight: leading.none,
  letterSpacing: tracking.figure,
  "@media": { [from("lg")]: { display: "none" }, print: { display: "none" } },
});
