import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { space } from "../styles/scale.ts";

export const page = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: `${space.md} ${space.section}`,
  "@media": { print: { gap: 0, paddingBlock: 0 } },
});
export const head = style({
  display: "grid",
  gap: space.md,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "6fr 5fr", alignItems: "end", columnGap: space.xl },
  },
});
