import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { scrollLocked } from "../../islands/Drawer/Drawer.css.ts";
import { below } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

/** Worn by the head of a page: the bar stays hidden while that is in view. */
export const head = style({ viewTimelineName: "--head" });
globalStyle("body", { timelineScope: "--head, --tool" });

const appear = keyframes({
  from: { visibility: "hidden", opacity: 0 },
  to: { visibility: "visible", opacity: 1 },
});

/** A calculator's card keeps its answer in view and has its own ways to send it. */
const giveWay = keyframes({
  from: { visibility: "hidden", opacity: 0 },
  to: { visibility: "hidden", opacity: 0 },
});

/** A window too low or too narrow for the size of its text has no room for it, as for the header. */
const sticks = "min(0px, (100vw - 18rem) * 999, (100vh - 30rem) * 999)";

/**
 * The last thing in the document, so that it never covers the page's end; from there it sticks to the window's lower
 * edge. Where scrolling drives no animations, it stays at the end.
 */
export const bar = style({
  display: "none",
  "@media": {
    [below("md")]: {
      display: "flex",
      flexWrap: "wrap",
      gap: space.sm,
      padding: `0.3125rem ${page.gutter} max(0.3125rem, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.border}`,
      backgroundColor: color.surface,
    },
  },
  "@supports": {
    "(timeline-scope: --head)": {
      position: "sticky",
      insetBlockEnd: sticks,
      zIndex: 10,
      animation: `${appear} linear both, ${giveWay} linear`,
      animationTimeline: "--head, --tool",
      animationRange: "exit 100% exit calc(100% + 4rem), entry 10rem exit calc(100% - 10rem)",
    },
  },
});
/** A keyboard is open where a field has the focus, and a sheet lies over a page that doesn't scroll. */
globalStyle(`:root:has(:is(input:not([type=radio]), textarea):focus) ${bar}, .${scrollLocked} ${bar}`, {
  visibility: "hidden",
  animation: "none",
});
/** What gets the focus stops above the bar. */
globalStyle("main *, footer *", { "@media": { [below("md")]: { scrollMarginBlockEnd: "6rem" } } });

export const action = style({
  display: "flex",
  flex: "1 0 auto",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.375rem",
  minHeight: "3rem",
  paddingInline: "0.5rem",
  borderRadius: radius.sm,
  border: `1px solid ${color.muted}`,
  color: color.text,
  fontSize: "1rem",
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:first-child": { borderColor: "transparent", backgroundColor: color.brand, color: color.background },
  },
});
