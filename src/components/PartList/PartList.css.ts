import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
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
/** A part with its number on the picture. Below `lg` the picture has no figures, so they are in the list. */
export const numbered = style([
  part,
  {
    counterIncrement: "part",
    "@media": {
      screen: {
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        alignItems: "baseline",
        columnGap: "0.75rem",
        "::before": {
          content: "counter(part)",
          display: "grid",
          placeItems: "center",
          width: "26px",
          height: "26px",
          borderRadius: "50%",
          backgroundColor: color.text,
          color: color.background,
          fontSize: fontSize.small,
          fontWeight: 650,
        },
      },
    },
  },
]);
globalStyle(`${numbered} > h3`, { "@media": { screen: { gridArea: "1 / 2" } } });
globalStyle(`${numbered} > p`, {
  "@media": { screen: { gridArea: "2 / 2 / auto / -1" }, [from("lg")]: { gridColumnStart: 1 } },
});
globalStyle(`${base} > :first-child`, { borderBlockStart: 0 });
globalStyle(`${base} > :nth-child(2)`, { "@media": { [from("md")]: { borderBlockStart: 0 } } });
export const figure = style({
  gridArea: "1 / 3",
  color: color.accent,
  fontSize: fontSize.quiet,
  fontWeight: 560,
  lineHeight: leading.none,
  letterSpacing: tracking.figure,
  "@media": { [from("lg")]: { display: "none" }, print: { display: "none" } },
});
