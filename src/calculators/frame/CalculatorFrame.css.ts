import { globalStyle, style } from "@vanilla-extract/css";
import { from, unscripted as whereUnscripted } from "../../styles/breakpoints.ts";
import { panel } from "../../styles/layout.css.ts";
import { fontSize, leading, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { fold } from "./Fold.css.ts";
import { questions } from "./Questions.css.ts";

/** Two columns: questions and details left; answer, actions and reasons right. One column on phones. */
export const frame = style([
  panel,
  {
    display: "flex",
    flexDirection: "column",
    gap: space.lg,
    padding: space.lg,
    viewTimelineName: "--calculator",
    "@media": {
      [from("lg")]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1.08fr) minmax(0, 1fr)",
        gridTemplateRows: "auto auto 1fr auto",
        gap: `${space.lg} ${space.xl}`,
        padding: space.xl,
      },
      // A grid across printed pages would overlap itself.
      print: { display: "block", padding: "0.4rem" },
    },
  },
]);
/**
 * Summary of the answer, sticky below the header while the card is in view; hidden if the answer has its own
 * column.
 */
export const summary = style([
  {
    position: "sticky",
    insetBlockStart: "min(3.75rem, (100vh - 30rem) * 999)",
    zIndex: 1,
    display: "block",
    marginBlockStart: `calc(-1 * ${space.lg})`,
    marginInline: `calc(-1 * ${space.lg})`,
    paddingBlock: "0.625rem",
    paddingInline: space.lg,
    borderBlockEnd: `1px solid ${color.border}`,
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: 600,
    lineHeight: leading.snug,
    textDecoration: "none",
    "@media": { [from("lg")]: { display: "none" }, print: { display: "none" } },
  },
  whereUnscripted({ display: "none" }),
]);
/** Keeps what is focused below the header and two lines of the summary. */
globalStyle(`${frame} *`, { scrollMarginBlockStart: "9rem" });
export const label = style({ color: color.muted, fontWeight: 500 });
export const unscripted = style([
  {
    display: "none",
    paddingInlineStart: space.md,
    borderInlineStart: `3px solid ${color.heat}`,
    fontSize: fontSize.small,
  },
  whereUnscripted({ display: "block" }),
]);

const stack = { display: "grid", gap: space.lg, alignContent: "start" } as const;
export const answer = style(stack);
export const reasons = style({
  ...stack,
  gap: 0,
  "@media": { [from("lg")]: { gridRow: "3 / 5", gridColumn: 2 } },
});
globalStyle(`${reasons} > p`, { marginBlock: `${space.xs} ${space.md}` });
export const details = style({
  display: "grid",
  alignContent: "start",
  // After the disclosure of the reasons or of the hand-over.
  marginBlockStart: `calc(-1 * ${space.lg})`,
  "@media": { [from("lg")]: { gridColumn: 1, gridRow: 4, marginBlockStart: 0 }, print: { display: "block" } },
});
export const handOver = style([
  {
    display: "grid",
    gap: space.sm,
    alignContent: "start",
    "@media": { print: { display: "none" } },
  },
  whereUnscripted({ display: "none" }),
]);
/** A disclosure's row has enough space of its own below it. */
globalStyle(`${answer}:has(${fold}:last-child) + ${handOver}, ${reasons}`, {
  "@media": { screen: { marginBlockStart: `calc(-1 * ${space.lg})` } },
});
globalStyle(`${reasons}:empty`, { display: "none" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
export const status = style({ color: color.muted, fontSize: fontSize.small });
globalStyle(`:is(${answer}, ${reasons}, ${details}) h3`, {
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: 0,
});
globalStyle(`${frame} > ${questions}`, { "@media": { [from("lg")]: { gridRow: "1 / 4" } } });
