import { style, styleVariants } from "@vanilla-extract/css";
import { font, urduName } from "./font.ts";
import { fontSize, leading, measure, numberSize, space, tracking } from "./scale.ts";
import { color } from "./theme.css.ts";

export const lead = style({
  maxWidth: measure.lead,
  color: color.muted,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
});

export const muted = style({ color: color.muted });

/**
 * Keeps words on one line, unless enlarged text needs more space. `inline-block` would break find-in-page,
 * which does not match text across such boxes.
 */
export const unbroken = style({ "@media": { "(min-width: 20em)": { whiteSpace: "nowrap" } } });

export const eyebrow = style({
  marginBlockEnd: space.sm,
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 600,
});

export const number = styleVariants(numberSize, (size) => ({
  fontSize: size,
  fontWeight: 560,
  lineHeight: leading.figure,
  letterSpacing: tracking.figure,
}));

/**
 * Nastaliq, the script for Urdu, needs more height than Latin script.
 */
export const urdu = style({
  fontFamily: `${urduName}, "Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Urdu Typesetting", ${font.family}`,
  // A heading's own line height would make its lines overlap.
  lineHeight: "2.2 !important" as "2.2",
  letterSpacing: 0,
});
