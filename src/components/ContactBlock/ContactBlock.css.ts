import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, measure, page, radius, space } from "../../styles/scale.ts";

export const block = style({
  display: "grid",
  gap: space.lg,
  margin: "1.5rem 0.5rem",
  padding: `1.5rem min(1.25rem, 5.2vw)`,
  borderRadius: radius.xl,
  "@media": {
    [from("md")]: {
      margin: "1.5rem 1rem",
      padding: `3rem max(2rem, 50% - ${page.width} / 2 - 1rem)`,
    },
    [from("lg")]: {
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      columnGap: space.xxl,
      paddingBlock: "2rem",
    },
    print: { display: "none" },
  },
});
export const text = style({ display: "grid", gap: space.sm, maxWidth: measure.body });
export const heading = style({ fontSize: fontSize.closing });
