import { style } from "@vanilla-extract/css";
import { color } from "../../styles/theme.css.ts";

export const table = style({ fontVariantNumeric: "tabular-nums" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 0.5rem",
  paddingBlock: "0.6875rem",
  // The day and its hours must fit on one line at 360 px.
  fontSize: "min(1.0625rem, 4.4vw)",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:not([hidden])": { borderBlockEnd: `1px solid ${color.border}` },
  },
});
export const weekdays = style({ flexBasis: "100%" });
export const days = style({ fontWeight: 400 });
