import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { colors } from "../../styles/theme.css.ts";

/** The widest space of a page sets off its figure. */
export const panel = style({
  paddingBlock: space.pause,
  "@media": { print: { paddingBlock: "0.4rem" } },
});
export const row = style({
  display: "grid",
  gap: `${space.lg} ${space.xxl}`,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 1fr)", alignItems: "center" },
  },
});
export const figure = style({ whiteSpace: "nowrap" });
/** A figure about heat, on the same dark ground as all others. */
export const hot = style([figure, { "@media": { screen: { color: colors.dark.heat } } }]);
export const facts = style({
  gridColumn: "1 / -1",
  "@media": { [from("lg")]: { marginBlockStart: space.lg } },
});
