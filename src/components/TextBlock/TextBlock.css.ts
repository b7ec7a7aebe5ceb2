import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { measure, space } from "../../styles/scale.ts";

const block = style({ display: "grid", gap: space.xl, alignItems: "start" });
/** One paragraph would leave a hole beside its facts, so they follow it. */
export const stacked = style([block, { rowGap: space.content }]);
export const split = style([
  block,
  { "@media": { [from("lg")]: { gridTemplateColumns: "7fr 5fr", columnGap: space.xxl } } },
]);
export const text = style({ display: "grid", gap: space.md, maxWidth: measure.body });
/** Without facts beside them, paragraphs run in two columns. */
export const spread = style({ columns: "26rem 2", columnGap: space.xxl });
globalStyle(`${spread} > p`, { breakInside: "avoid" });
globalStyle(`${spread} > p + p`, { marginBlockStart: space.md });
