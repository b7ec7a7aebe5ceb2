import { style } from "@vanilla-extract/css";
import { linkRow } from "../../styles/layout.css.ts";

export const line = style([linkRow, { fontWeight: 600 }]);
