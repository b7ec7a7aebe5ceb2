import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { overhang, stage } from "../../styles/stage.css.ts";

export const panel = style([stage, { "@media": { [from("lg")]: { minHeight: "min(31vw, 28rem)" } } }]);
/** The scene extends into the next section. */
globalStyle(`${panel} + section`, {
  "@media": { [from("lg")]: { paddingBlockStart: `calc(${overhang} + ${space.md})` } },
});
export const point = style({ display: "flex", alignItems: "center", gap: space.sm, fontWeight: 600 });
