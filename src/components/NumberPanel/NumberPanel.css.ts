import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const panel = style({
  paddingBlock: "min(2.25rem + 2.3vw, 4rem)",
  "@media": { print: { paddingBlock: "0.4rem" } },
});
/**
 * The facts are below the figure, so that the text beside them does not leave a void there. The button
 * ends the text, and on phones the facts.
 */
export const row = style({
  display: "grid",
  gap: `${space.lg} ${space.xxl}`,
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});
export const figure = style({ whiteSpace: "nowrap", "@media": { screen: { color: color.heat } } });
export const caption = style({
  marginBlockStart: space.md,
  fontSize: fontSize.lead,
  fontWeight: 600,
  lineHeight: leading.snug,
});
export const text = style({
  display: "grid",
  gap: space.sm,
  alignContent: "start",
  "@media": { [from("lg")]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
globalStyle(`${text} > h2`, { marginBlockEnd: space.xs });
globalStyle(`${row} > aside`, { "@media": { [from("lg")]: { gridColumn: 1, gridRow: "2 / span 2" } } });
globalStyle(`${row}:not(:has(aside)) > :first-child`, {
  "@media": { [from("lg")]: { alignSelf: "center", gridRow: "1 / span 3" } },
});
/** The button. Its own margin and the gap would add up. */
globalStyle(`${row} > p`, { marginBlockStart: 0, "@media": { [from("lg")]: { gridColumn: 2, gridRow: 3 } } });
