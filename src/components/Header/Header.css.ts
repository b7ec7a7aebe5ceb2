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
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "4rem",
});
export const tools = style({ display: "flex", alignItems: "center", marginInlineEnd: "-0.75rem" });
export const drawer = style({ "@media": { [from("xl")]: { display: "none" } } });
