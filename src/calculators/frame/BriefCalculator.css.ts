import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { questions as base } from "./Questions.css.ts";

export const entries = style({ padding: `0 ${space.card} ${space.sm}` });
export const title = style({ paddingBlockStart: space.card });
export const questions = style([
  base.first,
  {
    paddingInline: 0,
    paddingBlock: space.md,
    "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr 1.3fr" } },
  },
]);
