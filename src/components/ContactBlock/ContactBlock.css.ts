import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { measure, space } from "../../styles/scale.ts";

export const block = style({ "@media": { print: { display: "none" } } });
export const row = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: "min(1.814rem + 2.5vw, 3.25rem)",
  "@media": {
    [from("lg")]: { gridTemplateColumns: "1fr auto", alignItems: "end", columnGap: space.xxl },
  },
});
globalStyle(`${row} > :is(h2, nav)`, { gridColumn: "1 / -1" });
globalStyle(`${row} > nav`, { marginBlockEnd: `calc(-1 * ${space.lg})` });
export const text = style({ maxWidth: measure.lead });
export const contacts = style({ display: "grid", gap: space.sm, justifyItems: "start" });
export const email = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });
