import { style } from "@vanilla-extract/css";
import { failed, withoutScript } from "../styles/breakpoints.ts";

const shown = {
  selectors: { "&[hidden]": { contentVisibility: "visible", visibility: "visible" } },
} as const;

/**
 * Content that an island hides by the attribute `hidden`. Find-in-page searches it (`until-found`), which
 * requires hiding by `content-visibility` only; `visibility` is for browsers without support.
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
