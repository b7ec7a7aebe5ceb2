import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { overhang, stage } from "../../styles/stage.css.ts";

/** The margin leaves space for the scene, which extends below the panel. */
export const panel = style([
  stage,
  {
    marginBlockEnd: space.xxl,
    "@media": {
      [from("md")]: { marginBlockEnd: `calc(${overhang} + ${space.md})` },
      [from("lg")]: { minHeight: "min(31vw, 28rem)" },
    },
  },
]);
export const point = style({ display: "flex", alignItems: "center", gap: space.sm, fontWeight: 600 });
