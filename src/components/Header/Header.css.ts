import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { color } from "../../styles/theme.css.ts";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "4rem",
});
/** Shown once whole: standing at the right, a half-received row would move when the rest of it comes. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineEnd: "-0.75rem",
  selectors: { "header:not(:has(+ *)) &": { visibility: "hidden" } },
});
export const drawer = style({ "@media": { [from("xl")]: { display: "none" } } });
