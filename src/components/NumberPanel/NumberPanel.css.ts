import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";

export const panel = style({
  paddingBlock: "min(2.186rem + 2.514vw, 4.75rem)",
  "@media": { print: { paddingBlock: "0.4rem" } },
});
export const row = style({
  display: "grid",
  gap: `${space.lg} ${space.xxl}`,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" },
  },
});
export const figure = style({ whiteSpace: "nowrap" });
export const text = style({ display: "grid", gap: space.sm });
