import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { panel as framed } from "../../styles/layout.css.ts";
import { font } from "../../styles/font.ts";
import { fontSize, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Four columns, with the open panel below all of them. Requires `::details-content`. */
const inRow = (rules: CSSProperties) => ({
  "@supports": { "selector(::details-content)": { "@media": { [from("lg")]: rules } } },
});

export const choices = style([
  { display: "grid", gap: space.sm, "@media": { print: { gridTemplateColumns: "1fr 1fr" } } },
  inRow({ gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: `0 ${space.md}` }),
]);
export const choice = style(inRow({ display: "contents" }));
globalStyle(`${choice}::details-content`, {
  "@media": { [from("lg")]: { gridArea: "2 / 1 / auto / -1" }, print: { contentVisibility: "visible" } },
});
// On desktops, all panels share one grid cell. The open panel must be above the others to receive clicks.
globalStyle(`${choice}[open]::details-content`, { zIndex: 1 });

export const summary = style([
  framed,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: `0 ${space.md}`,
    padding: space.md,
    "@media": { print: { padding: space.xs } },
    ":hover": { borderColor: color.brand },
    selectors: {
      "[open] > &": { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
    },
  },
  inRow({
    gridTemplateColumns: "1fr auto",
    gridTemplateRows: "auto auto 1fr",
    alignItems: "start",
    rowGap: space.sm,
    padding: space.lg,
  }),
]);
export const side = style([{ gridRow: "span 2" }, inRow({ gridRow: 1 })]);
export const name = style(inRow({ gridArea: "2 / 1 / auto / -1" }));
export const text = style([
  { gridArea: "2 / 2", color: color.muted },
  inRow({ gridArea: "3 / 1 / auto / -1" }),
]);
export const chevron = style([
  side,
  {
    color: color.muted,
    selectors: { "[open] > summary > &": { rotate: "180deg" } },
    "@media": { print: { display: "none" } },
  },
]);

const acrossFrom = { [from("lg")]: { gridColumn: "1 / -1" } };
export const panel = style({
  display: "grid",
  // Keeps the summary visible after a jump to the panel.
  scrollMarginBlockStart: "13rem",
  gap: space.lg,
  marginBlock: `${space.sm} ${space.md}`,
  padding: space.lg,
  borderRadius: radius.lg,
  backgroundColor: color.band,
  "@media": {
    [from("lg")]: { gridTemplateColumns: "3fr 2fr", columnGap: space.xl, marginBlock: `${space.md} 0` },
    print: { padding: 0, marginBlock: 0 },
  },
});
export const advice = style({ fontSize: fontSize.lead, "@media": acrossFrom });
export const channels = style({ display: "flex", flexWrap: "wrap", gap: space.sm, "@media": acrossFrom });
globalStyle(`${channels} > *`, { "@media": { [from("md")]: { flexGrow: 0 } } });
export const questions = style({ display: "grid", gap: space.xs, marginBlockStart: space.xs });
globalStyle(`${questions} > li`, { position: "relative", paddingInlineStart: "1.1em" });
globalStyle(`${questions} > li::before`, {
  content: '"·" / ""',
  position: "absolute",
  insetInlineStart: "0.3em",
  color: color.accent,
  fontWeight: 700,
});
export const ready = style({ "@media": { print: { display: "none" } } });
export const message = style({
  marginBlockStart: space.xs,
  padding: space.md,
  borderRadius: radius.md,
  border: `1px solid ${color.border}`,
  backgroundColor: color.background,
  fontFamily: font.family,
  fontSize: "1rem",
  whiteSpace: "pre-wrap",
});
