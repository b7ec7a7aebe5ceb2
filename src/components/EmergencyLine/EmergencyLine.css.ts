import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { buttonRow } from "../../styles/layout.css.ts";
import { fontSize, leading } from "../../styles/scale.ts";

/** The question is above the links on phones, and in front of them if there is room. */
export const line = style([
  buttonRow,
  { alignItems: "center", rowGap: "0.375rem", fontSize: fontSize.small, lineHeight: leading.snug },
]);
/** One row at 360 px. */
export const links = style([buttonRow, { gap: "0.375rem" }]);
globalStyle(`${links} > a`, { "@media": { [below("sm")]: { flexGrow: 1 } } });
