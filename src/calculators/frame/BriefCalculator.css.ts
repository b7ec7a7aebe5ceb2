import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { result as base } from "./CalculatorFrame.css.ts";
import { questions as baseQuestions } from "./Questions.css.ts";

export const entries = style({ padding: `0 ${space.card} ${space.sm}` });
/** Links to the other calculators, below the questions or, on small viewports, at the end. */
export const others = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  padding: `${space.xs} ${space.card}`,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { [from("lg")]: { alignSelf: "end" }, print: { display: "none" } },
});
export const result = style([base, { "@media": { [from("lg")]: { gridArea: "1 / 2 / span 2" } } }]);
export const title = style({ paddingBlockStart: space.card });
export const questions = style([
  baseQuestions.first,
  {
    paddingInline: 0,
    paddingBlock: space.md,
    "@media": { [from("sm")]: { gridTemplateColumns: "1fr 1fr 1.3fr" } },
  },
]);
