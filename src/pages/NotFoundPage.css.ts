import { style } from "@vanilla-extract/css";
import { from } from "../styles/breakpoints.ts";
import { fontSize, leading, space, tracking } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";

export const code = style({
  color: color.accent,
  backgroundImage: `linear-gradient(90deg, ${color.accent}, ${color.brand} 50%, ${color.heat})`,
  backgroundClip: "text",
  WebkitTextFillColor: "transparent",
  fontSize: "clamp(5rem, 3rem + 9vw, 10rem)",
  fontWeight: 650,
  lineHeight: leading.none,
  letterSpacing: tracking.heading,
});
/** The picture extends up to 5rem below the section and must not reach the footer. */
export const aboveFooter = style({
  paddingBlockEnd: space.md,
  "@media": { [from("md")]: { paddingBlockEnd: "6rem" } },
});
export const links = style({ paddingBlock: space.xl });
export const linksHeading = style({ fontSize: fontSize.h3, marginBlockEnd: space.sm });
export const list = style({
  display: "grid",
  columnGap: space.lg,
  "@media": {
    [from("sm")]: { gridTemplateColumns: "1fr 1fr" },
    [from("lg")]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
