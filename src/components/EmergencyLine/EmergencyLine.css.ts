import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { linkRow } from "../../styles/layout.css.ts";
import { fontSize } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style([
  linkRow,
  { fontWeight: 600, "@media": { [from("lg")]: { fontSize: fontSize.body } } },
]);
globalStyle(`${line} > strong`, { color: color.danger });
