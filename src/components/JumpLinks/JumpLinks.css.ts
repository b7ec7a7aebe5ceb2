import { globalStyle, style } from "@vanilla-extract/css";
import { linkRow } from "../../styles/layout.css.ts";
import { color } from "../../styles/theme.css.ts";

export const row = style([linkRow, { "@media": { print: { display: "none" } } }]);
globalStyle(`${row} > a`, { color: color.muted, fontWeight: 500 });
globalStyle(`${row} svg`, { rotate: "90deg" });
