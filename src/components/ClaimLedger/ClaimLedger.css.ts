import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  display: "grid",
  columnGap: space.xl,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const claim = style({
  display: "grid",
  gridTemplateColumns: "min(12rem, 42%) minmax(0, 1fr)",
  alignItems: "start",
  gap: space.md,
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { print: { paddingBlock: "0.4rem" } },
});
export const value = style([number.panel, { color: color.brand, whiteSpace: "nowrap" }]);
