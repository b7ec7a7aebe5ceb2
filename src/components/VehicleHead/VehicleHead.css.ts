import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { color, colors } from "../../styles/theme.css.ts";
import { road } from "../LineUp/LineUp.css.ts";

export const head = style({ overflow: "clip" });
export const copy = style({
  display: "grid",
  gap: "1rem",
  alignItems: "start",
  paddingBlock: space.md,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space.xxl,
      paddingBlock: `${space.lg} 2rem`,
    },
  },
});
/** A sentence on the road, below the vehicles. */
export const note = style({
  paddingBlock: space.md,
  backgroundColor: road,
  color: "#fff",
  vars: { [color.brand]: "#fff" },
  selectors: { ".dark &": { backgroundColor: colors.deepBackground } },
  "@media": { [from("md")]: { position: "relative", marginBlockStart: "-1px", paddingBlockStart: 0 } },
});
