import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const contacts = style({ display: "grid", gap: space.md });
/** The quote above, and below it the two ways that leave the site, as wide together as the quote. */
export const buttons = style({
  display: "grid",
  gap: space.sm,
  "@media": { [from("sm")]: { gridTemplateColumns: "repeat(2, auto)", justifySelf: "start" } },
});
globalStyle(`${buttons} > :first-child`, { gridColumn: "1 / -1", maxWidth: "none" });
export const note = style({ color: color.muted, fontSize: fontSize.small });
