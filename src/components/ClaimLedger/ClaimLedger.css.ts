import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { number } from "../../styles/text.css.ts";
import { color } from "../../styles/theme.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.lg} ${space.xl}`,
  "@media": { [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const claim = style({
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { print: { paddingBlock: "0.4rem" } },
});
globalStyle(`${claim} > h3`, { marginBlock: `${space.md} ${space.xs}` });
export const value = style([number.large, { whiteSpace: "nowrap" }]);
