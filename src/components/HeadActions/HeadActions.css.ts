import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { buttonRow } from "../../styles/layout.css.ts";

export const row = style([buttonRow, { fontSize: "1.0625rem" }]);
globalStyle(`${row} > a`, { "@media": { [below("sm")]: { maxWidth: "none", paddingInline: "0.5rem" } } });
/** On phones, the number is hidden, because the button dials it. */
export const number = style({ "@media": { [below("sm")]: { display: "none" } } });
