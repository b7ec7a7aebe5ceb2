import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, space } from "../../styles/scale.ts";

export const grid = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: `${space.md} ${space.xxl}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "center",
      gap: space.xl,
      paddingBlock: space.xxl,
    },
  },
});
/** At the top, not in the middle: centred words would move when the picture arrives after them. */
export const words = style({ display: "grid", gap: space.md, alignSelf: "start" });
export const heading = style({ fontSize: fontSize.h1, letterSpacing: "-0.025em", lineHeight: 1.08 });
