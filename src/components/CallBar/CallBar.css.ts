import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { scrollLocked } from "../../islands/Drawer/Drawer.css.ts";
import { below } from "../../styles/breakpoints.ts";
import { page, radius, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";
import { timeline as barTimeline } from "../TopBar/TopBar.css.ts";

/** Class for the page head. The call bar is hidden while the page head is in view. */
export const head = style({ viewTimelineName: "--head" });
globalStyle("body", { timelineScope: `--head, --calculator, ${barTimeline}` });

const appear = keyframes({ from: { visibility: "hidden", opacity: 0 } });

/** Hides the bar while a calculator is in view, because calculators have their own sticky buttons. */
const giveWay = keyframes({ "from, to": { visibility: "hidden", opacity: 0 } });

/** Disables stickiness if the viewport is too small for the text size (see `stickyFrom` in Header.css.ts). */
const sticks = "min(0px, (100vw - 18rem) * 999, (100vh - 30rem) * 999)";

/**
 * The bar is the last element of the document, so it never covers the end of the page. Without scroll-driven
 * animations, the bar is not sticky.
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
      animationTimeline: "--head, --calculator",
      animationRange: "exit 100% exit calc(100% + 4rem), entry 10rem exit calc(100% - 10rem)",
    },
  },
});
/**
 * Hides the bar while a text field has focus, because the on-screen keyboard leaves no room for the bar, and
 * while an open dialog locks scrolling.
 */
globalStyle(`:root:has(:is(input:not([type=radio]), textarea):focus) ${bar}, .${scrollLocked} ${bar}`, {
  visibility: "hidden",
  animation: "none",
});
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
