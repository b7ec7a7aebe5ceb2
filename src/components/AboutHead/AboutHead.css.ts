import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";

export const stage = style({});
/** Whole above the band, because the band would cut its ground. */
globalStyle(`${stage} > picture`, { "@media": { [from("lg")]: { insetBlockEnd: "0.5rem" } } });
export const band = style({ paddingBlock: "min(1.25rem + 1vw, 2.25rem)" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.lg,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(4, auto)" },
  },
});
/** The figure is above its label, which comes first in the source. */
globalStyle(`${facts} > div`, { display: "grid", gap: space.xs, alignContent: "start" });
export const figure = style([number.large, { order: -1, whiteSpace: "nowrap" }]);
export const label = style({ fontSize: fontSize.small });
