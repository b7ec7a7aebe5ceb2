import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { color } from "../../styles/theme.css.ts";

/** Names in lines. */
export const names = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "min(1.375rem, 5.4vw)",
  lineHeight: "2.25rem",
  fontSize: "min(1rem, 4.4vw)",
  "@media": { [from("xl")]: { columnGap: "1.5rem" } },
});
export const cities = style([
  names,
  {
    "@media": {
      [below("sm")]: { columnGap: "min(1rem, 4vw)" },
      [from("xl")]: { display: "grid", gridTemplateColumns: "repeat(2, max-content)" },
    },
  },
]);
export const city = style({ fontWeight: 600 });
export const coming = style({ color: color.muted });
