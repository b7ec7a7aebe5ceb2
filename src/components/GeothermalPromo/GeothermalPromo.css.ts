import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { stage } from "../../styles/stage.css.ts";
import { variant } from "../Picture/Picture.css.ts";

export const panel = style([
  stage,
  { "@media": { [from("lg")]: { minHeight: "min(31vw, 28rem)", overflow: "clip" } } },
]);
/** The ground of a model continues below the panel's edge. A photograph stays inside. */
globalStyle(`#content ${panel} > picture:has(> ${variant.cutOut})`, {
  "@media": { [from("lg")]: { insetBlockEnd: "max(-7vw, -6.25rem)" } },
});
export const point = style({ display: "flex", alignItems: "center", gap: space.sm, fontWeight: 600 });
