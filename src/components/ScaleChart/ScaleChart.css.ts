import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { panel } from "../../styles/layout.css.ts";
import { space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const chart = style([
  panel,
  {
    padding: space.lg,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    containerType: "inline-size",
  },
]);
globalStyle(`${chart} svg`, { width: "100%", height: "2.5rem", marginBlockEnd: space.md });
/** Drawings are stretched to the chart's width; their lines must not be. */
globalStyle(`${chart} svg *`, { vectorEffect: "non-scaling-stroke" });

/** Breaks as one piece. */
export const value = styleVariants({ cold: color.accent, heat: color.heat, plain: color.muted }, (tone) => ({
  display: "inline-block",
  color: tone,
}));
export const bar = styleVariants({
  cold: { fill: color.accent },
  heat: { fill: color.heat },
  soft: { fill: color.heat, opacity: 0.35 },
  gap: { fill: "none", stroke: color.muted, strokeDasharray: "4" },
});
export const point = style({ stroke: color.accent, strokeWidth: 4 });
export const heat = style({ stroke: color.heat, strokeWidth: 2 });
export const cuts = style({ stroke: color.surface, strokeWidth: 2 });

export const ticks = style({ stroke: color.muted, overflow: "visible" });
/** From cold to hot: a hairline behind each band, and the ruler, out of which its ticks are cut. */
export const thermal = style({
  background: `linear-gradient(90deg, ${color.accent}, ${color.border} 40% 60%, ${color.heat}) center / 100% 2px no-repeat`,
  printColorAdjust: "exact",
});
export const thermalTicks = style([thermal, { stroke: color.surface }]);
globalStyle(`${chart} > svg`, { height: "0.75rem", marginBlockEnd: space.xs, backgroundSize: "auto" });

export const numerals = style({
  whiteSpace: "nowrap",
  display: "flex",
  justifyContent: "space-between",
  color: color.muted,
  fontSize: "0.875rem",
});
globalStyle(`${numerals} > *`, { display: "flex", justifyContent: "center", width: 0 });
/** From an attribute: a row of bare numbers is no part of what the page says. */
globalStyle(`${numerals} > ::before`, { content: "attr(data-value)" });
/** Every other numeral where large text would make them touch. */
globalStyle(`${numerals} > :nth-child(odd)`, {
  "@container": { "(width < 13rem)": { visibility: "hidden" } },
});
