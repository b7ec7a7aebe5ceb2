import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { measure, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const split = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  "@media": { [from("lg")]: { gridTemplateColumns: "7fr 5fr" } },
});
export const withNumber = style({
  display: "grid",
  gap: `${space.md} ${space.xl}`,
  alignItems: "center",
  padding: space.lg,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  backgroundColor: color.tint,
  "@media": {
    [from("md")]: { gridTemplateColumns: "auto minmax(0, 1fr)", padding: space.xl },
    print: { border: "none", padding: 0 },
  },
});
export const figure = style({ color: color.brand });
export const text = style({
  display: "grid",
  gap: space.md,
  maxWidth: measure.body,
  selectors: { [`${withNumber} &`]: { maxWidth: measure.lead } },
});
