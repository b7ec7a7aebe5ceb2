import { style } from "@vanilla-extract/css";
import { failed, withoutScript } from "../styles/breakpoints.ts";

const shown = {
  selectors: { "&[hidden]": { contentVisibility: "visible", visibility: "visible" } },
} as const;

/**
 * Content that an island hides with the `hidden` attribute. It is hidden by `content-visibility`, so that
 * find-in-page can search it in browsers that support `until-found`. `visibility` hides it in browsers
 * without `content-visibility`.
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
