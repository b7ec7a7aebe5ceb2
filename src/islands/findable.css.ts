import { style } from "@vanilla-extract/css";
import { failed, withoutScript } from "../styles/breakpoints.ts";

const shown = {
  selectors: { "&[hidden]": { contentVisibility: "visible", visibility: "visible" } },
} as const;

/**
 * Content that an island hides with the attribute `hidden`. `until-found` lets find-in-page search it, but
 * only if `content-visibility` alone hides it; `visibility` is for browsers without support.
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
