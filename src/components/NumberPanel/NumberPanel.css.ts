import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";

export const panel = style({
  paddingBlock: "min(2.186rem + 2.514vw, 4.75rem)",
  "@media": { print: { paddingBlock: "0.4rem" } },
});
/** The text ends on the figure's base. */
export const row = style({
  display: "grid",
  gap: `${space.lg} ${space.xl}`,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) 28.75rem", alignItems: "end" },
  },
});
export const figure = style({ whiteSpace: "nowrap" });
export const text = style({ display: "grid", gap: space.sm });
