import { style } from "@vanilla-extract/css";
import { failed, withoutScript } from "../styles/breakpoints.ts";

const shown = {
  selectors: { "&[hidden]": { contentVisibility: "visible", visibility: "visible" } },
} as const;

/**
 * Content that an island hides with the `hidden` attribute. With `until-found`, find-in-page searches content
 * that only `content-visibility` hides. `visibility` is the fallback for other browsers.
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
