import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { measure, space } from "../../styles/scale.ts";

export const block = style({ "@media": { print: { display: "none" } } });
export const row = style({
  display: "grid",
  gap: space.md,
  paddingBlock: "min(1.5rem + 0.9vw, 2.25rem) min(0.25rem + 0.9vw, 1rem)",
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1fr auto", alignItems: "center", columnGap: space.xxl },
  },
});
globalStyle(`${row} > nav`, { gridColumn: "1 / -1" });
export const copy = style({ display: "grid", gap: space.sm, maxWidth: measure.lead });
export const contacts = style({
  display: "grid",
  gap: space.sm,
  justifyItems: "start",
  marginBlockEnd: space.md,
});
export const email = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
