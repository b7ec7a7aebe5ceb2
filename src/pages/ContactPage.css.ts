import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../styles/breakpoints.ts";
import { buttonRow } from "../styles/layout.css.ts";
import { fontSize, leading, page as pageScale, radius, space } from "../styles/scale.ts";
import { color } from "../styles/theme.css.ts";
import * as attribute from "../styles/attributes.ts";

const columns = { gridTemplateColumns: "minmax(0, 430fr) minmax(0, 686fr)", columnGap: "min(5.25rem, 5vw)" };

/** Night in both themes. The form lies on it in the page's own theme. */
export const ground = style({
  "@media": { screen: { backgroundImage: "linear-gradient(#0a1a36, #17315f 70%)" } },
});
/** Shows the ground, which would begin anew in each part. */
const onNight = { "@media": { screen: { background: "none" } } } as const;

/** Heading and channels on the left, the form on the right. Below `lg`, the form follows the heading. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: {
      ...columns,
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      rowGap: space.xl,
      paddingBlock: `2.5rem ${space.section}`,
    },
  },
});
export const head = style({
  display: "grid",
  gap: space.sm,
  paddingBlock: `${space.sm} ${space.md}`,
  "@media": { ...onNight["@media"], [from("lg")]: { gap: space.md, paddingBlock: 0 } },
});
export const buttons = style([buttonRow, { "@media": { [from("lg")]: { display: "none" } } }]);
globalStyle(`${buttons} > a`, {
  "@media": { [below("sm")]: { flexBasis: "min(9rem, 45%)", paddingInline: "0.5rem" } },
});
export const form = style({
  "@media": {
    [below("lg")]: { marginInline: `calc(-1 * ${pageScale.gutter})` },
    [from("lg")]: { gridArea: "1 / 2 / span 2" },
  },
});
export const channels = style({
  "@media": { ...onNight["@media"], [below("lg")]: { paddingBlock: space.section } },
});
/** The lines in Urdu are the last row of the channels. */
globalStyle(`${channels} > section`, {
  paddingInline: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  borderRadius: 0,
  backgroundColor: "transparent",
});

export const band = style({
  paddingBlock: space.section,
  "@media": { screen: { backgroundColor: color.band }, print: { paddingBlock: "0.4rem" } },
});
export const office = style({
  display: "grid",
  gap: space.xl,
  "@media": { [from("lg")]: columns, print: { display: "block" } },
});
export const heading = style({ fontSize: fontSize.large });
/** Every status must fit on one line on phones. */
export const status = style({
  width: "fit-content",
  marginBlock: space.md,
  padding: "0.5rem 0.75rem",
  borderRadius: radius.sm,
  backgroundColor: color.soft,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: leading.snug,
});
for (const [value, background] of [
  ["open", color.brand],
  ["closed", color.text],
] as const)
  globalStyle(`${status}[${attribute.opening}=${value}]`, {
    "@media": { screen: { backgroundColor: background, color: color.background } },
  });
export const note = style({ marginBlockStart: space.md, color: color.muted, fontSize: "1rem" });

export const skyline = style({ position: "relative" });
/** Above the panorama. */
export const cities = style({ display: "grid", gap: space.sm, paddingBlock: `${space.xl} ${space.sm}` });
/** One line of served cities, and one of coming ones. */
globalStyle(`${cities} > ul`, { maxWidth: "25rem" });
/** From `lg`, on the dark left part of a panorama. Text must not lie on a photograph. */
export const citiesBeside = style([
  cities,
  {
    "@media": {
      [from("lg")]: {
        position: "absolute",
        zIndex: 1,
        inset: 0,
        alignContent: "center",
        paddingBlock: 0,
        backgroundImage: "linear-gradient(90deg, #0a1a36b0 20%, #0a1a3600 50%)",
      },
    },
  },
]);
