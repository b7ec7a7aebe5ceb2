import { style } from "@vanilla-extract/css";
import { failed, withoutScript } from "../styles/breakpoints.ts";

const shown = {
  selectors: { "&[hidden]": { contentVisibility: "visible", visibility: "visible" } },
} as const;

/**
 * A part that its island hides by the attribute `hidden`. The browser's own search looks into it (`until-found`), so
 * that it may be hidden by `content-visibility` alone; `visibility` is for browsers that don't know that.
 */
export const findable = style({
  visibility: "visible",
  selectors: {
    "&[hidden]": { display: "block", contentVisibility: "hidden" },
    [`${failed} &[hidden]`]: shown.selectors["&[hidden]"],
  },
  "@supports": {
    "not (content-visibility: hidden)": { selectors: { "&[hidden]": { visibility: "hidden" } } },
  },
  "@media": { [withoutScript]: shown, print: shown },
});
