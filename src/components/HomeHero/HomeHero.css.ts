import { style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { heading as base } from "../../styles/stage.css.ts";
import { color } from "../../styles/theme.css.ts";

/** Width of the text's column. A photograph begins beside it, so it never lies under text. */
const column = "min(34rem, 42vw)";

export const stage = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from("lg")]: {
      gridTemplateColumns: `minmax(0, ${column}) minmax(0, 1fr)`,
      columnGap: space.xl,
      minHeight: "min(38.5vw, 34.5rem)",
    },
  },
});
export const copy = style({
  display: "grid",
  gap: "1rem",
  justifyItems: "start",
  alignContent: "center",
  paddingBlock: `${space.md} 0`,
  "@media": { [from("lg")]: { gap: "1.25rem", paddingBlock: `2.5rem ${space.lg}` } },
});
export const heading = style([base, { fontSize: fontSize.display }]);
export const quote = style({
  gridColumn: "1 / -1",
  marginBlockEnd: space.md,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: fontSize.statement,
  lineHeight: leading.snug,
});

/** `pictureSlots.homeStage` must match this width. */
export const model = style({
  position: "relative",
  zIndex: -1,
  justifySelf: "center",
  width: "min(100vw, 560px)",
  // The light of the city behind its roofs.
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    inset: "8% 0 18% 12%",
    background: "radial-gradient(closest-side, #c08a7480, transparent)",
  },
  "@media": {
    [from("lg")]: {
      position: "absolute",
      insetBlockEnd: "-1.25rem",
      insetInlineStart: "calc(50% - 3rem)",
      width: "min(50% + 3rem, 61rem)",
    },
    [from("xl")]: { insetInlineStart: "calc(50% - 9rem)", width: "min(50% + 9rem, 55rem)" },
    print: { display: "none" },
  },
});
/** `pictureSlots.stagePhoto` must match this width. */
export const photograph = style({
  overflow: "clip",
  aspectRatio: "3 / 2",
  borderRadius: radius.lg,
  marginBlockStart: space.md,
  "@media": {
    [from("lg")]: { position: "relative", aspectRatio: "auto", marginBlock: "2.5rem 1.5rem" },
    print: { display: "none" },
  },
});

export const foot = style({
  display: "grid",
  gap: space.lg,
  paddingBlock: `${space.md} ${space.xl}`,
  "@media": { [from("lg")]: { gridTemplateColumns: "1.15fr 1fr", columnGap: space.xxl } },
});
export const card = style({ paddingBlockStart: space.md, borderBlockStart: `1px solid ${color.border}` });
export const cardHeading = style({
  marginBlockEnd: space.xs,
  color: color.accent,
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: 0,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "1.375rem",
});
export const service = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.25rem",
  fontWeight: 500,
  textDecorationColor: color.muted,
  textUnderlineOffset: "0.35em",
});
export const city = style({ fontSize: fontSize.h3, fontWeight: 600, lineHeight: "2.25rem" });
export const soon = style({ color: color.muted, lineHeight: "2.25rem" });
export const note = style({ color: color.muted, fontSize: fontSize.small, lineHeight: leading.snug });

export const promises = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.lg,
  "@media": {
    [from("lg")]: { gridColumn: "1 / -1", gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" },
    print: { gridTemplateColumns: "repeat(4, auto)" },
  },
});
export const promise = style({ fontSize: "1.0625rem", lineHeight: leading.snug });
export const promiseText = style({
  marginBlockStart: "0.25rem",
  color: color.muted,
  fontSize: fontSize.small,
});
