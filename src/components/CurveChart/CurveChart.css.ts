import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

const tones = { plain: color.brand, cold: color.accent, heat: color.heat } as const;

export const chart = style([
  panel,
  { padding: `${space.xl} ${space.lg} ${space.md}`, fontVariantNumeric: "tabular-nums" },
]);
/** For the numerals of the levels. */
const axis = "5rem";
export const plot = style({
  marginInlineStart: axis,
  // At the right, half of the last number stands out.
  width: `calc(100% - ${axis} - ${space.sm})`,
  height: "clamp(16rem, 32vw, 24rem)",
  marginBlockEnd: "2.25rem",
  overflow: "visible",
  selectors: {
    "#content section &": { "@media": { print: { height: "7rem", marginBlockStart: "1rem" } } },
  },
});
globalStyle(`#content section ${plot} > svg`, { "@media": { print: { height: "100%" } } });
/** Read on lines and curves, too. */
const text = style({
  stroke: color.surface,
  strokeWidth: 5,
  paintOrder: "stroke",
  fontSize: fontSize.small,
  "@media": { [forcedColors]: { fill: "CanvasText" }, print: { fontSize: "inherit" } },
});
export const level = style({ stroke: color.border });
export const numeral = style([text, { fill: color.muted, textAnchor: "end" }]);
export const curve = styleVariants(tones, (stroke) => ({
  stroke,
  strokeWidth: 3,
  strokeLinejoin: "round",
  fill: "none",
  vectorEffect: "non-scaling-stroke",
}));
export const name = styleVariants(tones, (fill) => [
  text,
  {
    fill,
    textAnchor: "end",
    fontWeight: 650,
    // On phones another curve may pass behind it.
    paintOrder: "stroke",
    stroke: color.surface,
    strokeWidth: 6,
    strokeLinejoin: "round",
  },
]);
export const along = style([text, { fill: color.muted, textAnchor: "middle" }]);
