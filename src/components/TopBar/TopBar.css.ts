import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { textTarget } from "../../styles/layout.css.ts";
import { fontSize } from "../../styles/scale.ts";
import { color, deep } from "../../styles/theme.css.ts";

/** While the bar is in view, the header below it has no logo. */
export const timeline = "--bar";
export const bar = style([
  deep,
  { viewTimelineName: timeline, "@media": { [below("xl")]: { display: "none" } } },
]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "2rem",
  paddingBlock: "0.25rem",
});
// The header prints its own logo.
globalStyle(`${row} > a:first-child`, { marginInlineEnd: "auto", "@media": { print: { display: "none" } } });
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
