import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.md} ${space.xl}`,
});
export const row = style([
  pairs,
  { "@media": { [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } },
]);
export const stat = style({
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { print: { paddingBlock: "0.4rem" } },
});
export const value = style([number.large, { paddingBlockEnd: space.xs, whiteSpace: "nowrap" }]);
globalStyle(`${stat} > dd`, { display: "grid", gap: space.xs });
