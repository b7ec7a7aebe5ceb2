import { globalStyle, style } from "@vanilla-extract/css";
import { withoutScript } from "../../styles/breakpoints.ts";
import { fontSize, leading } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import * as attribute from "../../styles/attributes.ts";

export const strip = style({
  backgroundColor: color.band,
  // Home's header is dark in both themes, but inherits the text color of the page.
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
  "@media": { print: { display: "none" } },
});
const current = `[${attribute.noticeTo}]:not([hidden])`;
globalStyle(`${strip}:has(${current})`, { backgroundColor: color.heatSoft });

/** All lines share one grid cell, so switching between lines causes no layout shift. */
export const lines = style({ display: "grid", alignItems: "center", minHeight: "2.75rem" });
globalStyle(`${lines} > *`, { gridArea: "1 / 1", paddingBlock: "0.375rem" });
globalStyle(`${lines} > [hidden]`, { display: "block", visibility: "hidden" });
// Without JavaScript, the current notice is unknown, so all notices are shown with their dates.
globalStyle(`${lines} > [${attribute.noticeTo}]`, {
  fontWeight: 600,
  "@media": { [withoutScript]: { gridArea: "auto", visibility: "visible" } },
});
