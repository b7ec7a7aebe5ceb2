import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../../styles/breakpoints.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { variant } from "../Picture/Picture.css.ts";
import { thirds } from "./columns.css.ts";

/** In containers up to this width, long words do not fit next to a picture. */
const narrow = "(max-width: 19rem)";
const base = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.xs} ${space.md}`,
  alignContent: "start",
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
const icon = "picture:first-child";
globalStyle(`${base} > :not(${icon})`, { gridColumn: "-2" });
globalStyle(`${base}:not(:has(> ${icon}))`, { columnGap: 0 });
globalStyle(`${base} > ${icon}`, {
  gridRow: "1 / span 4",
  "@container": { [narrow]: { gridRow: "auto" } },
});
globalStyle(`#content ${base} > ${icon}`, { "@media": { print: { display: "none" } } });
/** In multi-column grids, the picture or icon is above the text. */
const column = style([
  base,
  { "@media": { [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space.sm } } },
]);
globalStyle(`${column} > ${icon}`, { "@media": { [from("sm")]: { gridRow: "auto" } } });

export const portrait = style({
  display: "block",
  alignSelf: "start",
  width: "7.5rem",
  overflow: "clip",
  borderRadius: radius.md,
  backgroundColor: color.ground,
});
/** Enlarged, because a machine fills only four fifths of its picture. */
export const machine = style({});
globalStyle(`${machine} > ${variant.cutOut}`, { transform: "scale(1.12)" });
export const pictured = style([column]);
globalStyle(`${pictured} > ${portrait}`, {
  "@media": {
    [from("sm")]: { width: "100%", marginBlockEnd: space.xs, borderRadius: radius.lg },
    [below("sm")]: { width: "min(9.25rem, 38vw)" },
  },
});
/** On phones, only the figure and the title are beside the picture. The text would be a narrow column there. */
const onPhones = (selector: string, rules: CSSProperties) =>
  globalStyle(`${pictured} > ${selector}`, { "@media": { [below("sm")]: rules } });
onPhones(icon, { gridRow: "1 / span 2" });
onPhones("h3", { gridRow: "1 / span 2", alignSelf: "center" });
onPhones("p:has(+ h3)", { gridRow: 1, alignSelf: "end" });
onPhones("p + h3", { gridRow: 2, alignSelf: "start" });
onPhones("h3 ~ *", { gridColumn: "1 / -1 !important" as "1 / -1" });
/** Five cards have two widths and one height. */
globalStyle(`${thirds} > ${pictured} img`, {
  "@media": { [from("sm")]: { aspectRatio: "auto", height: "12.5rem" } },
});
/** A row with the title on the left, for lists next to a picture. */
export const row = style({
  display: "grid",
  gap: `${space.xs} ${space.lg}`,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  ":first-child": { borderBlockStart: `2px solid ${color.text}` },
  "@media": {
    [from("md")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3.4fr)", alignItems: "baseline" },
  },
});
export const list = style({
  containerType: "inline-size",
  "@media": { [below("sm")]: { rowGap: space.lg } },
});
/** Clipping hides the separator dot at the start of each line. */
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: "auto",
  marginInlineStart: "-0.9rem",
  paddingBlockStart: space.xs,
  clipPath: "inset(0 0 0 0.9rem)",
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: 500,
});
globalStyle(`${tags} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "0.9rem",
  textAlign: "center",
  color: color.muted,
});
