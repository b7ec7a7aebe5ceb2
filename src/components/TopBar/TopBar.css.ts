import { style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize } from "../../styles/scale.ts";
import { color, deep } from "../../styles/theme.css.ts";

export const bar = style([deep, { "@media": { [below("xl")]: { display: "none" } } }]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "1rem",
});
export const link = style([
  textTarget,
  {
    gap: "0.5rem",
    color: color.text,
    fontSize: fontSize.small,
    fontWeight: 600,
    textDecoration: "none",
    ":hover": { textDecoration: "underline" },
  },
]);
