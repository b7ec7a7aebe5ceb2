import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/breakpoints.ts";
import { linkRow } from "../../styles/layout.css.ts";
import { radius } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const line = style([
  linkRow,
  {
    columnGap: "min(1.125rem, 2.6vw)",
    fontSize: "min(1rem, 4vw)",
    fontWeight: 600,
    "@media": { [below("sm")]: { marginBlock: 0 } },
  },
]);
globalStyle(`${line} > strong`, { display: "inline-flex", alignItems: "center", gap: "min(0.5rem, 1.6vw)" });
// A border, because print and forced colours omit backgrounds.
globalStyle(`${line} > strong::before`, {
  content: "",
  border: `0.25rem solid ${color.danger}`,
  borderRadius: radius.pill,
});
globalStyle(`${line} > a`, { color: color.text });
