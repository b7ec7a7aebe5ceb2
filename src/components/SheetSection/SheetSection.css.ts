import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { page, space } from "../../styles/scale.ts";

export const section = style({
  paddingBlock: space.section,
  "@media": { print: { paddingBlock: "0.4rem", backgroundColor: "transparent" } },
});
export const columns = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
      columnGap: "min(5rem, 6vw)",
    },
  },
});
globalStyle(`${columns} > :last-child`, {
  "@media": { [below("lg")]: { marginInline: `calc(0.875rem - ${page.gutter})` } },
});
