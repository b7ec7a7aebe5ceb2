import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/breakpoints.ts";
import { page } from "../../styles/scale.ts";

/** Heights of the panorama: below `lg`, and from `lg`. */
const heights = { phone: "min(75vw, 26rem)", desk: "min(56vw - 9.9rem, 40.5rem)" };

/** The light of the evening above the hills. */
const evening = {
  content: "",
  position: "absolute",
  zIndex: -1,
  inset: 0,
  background:
    "radial-gradient(56% 24% at 80% 24%, #e0a078, #c98f74b0 32%, #a87a7850 64%, #80688000), linear-gradient(#0a1a3600, #2f467a 22%, #1a2c58 42%, #13244b00 90%)",
} as const;

/** Darkens the picture behind the text, from the start of its column. */
const shade = {
  content: "",
  position: "absolute",
  inset: 0,
  background: `radial-gradient(min(38vw, 34rem) 76% at max(${page.gutter}, 50% - ${page.width} / 2) 56%, #101f45 30%, #101f45b0 68%, #101f4500)`,
} as const;

/** The sky above, and the land below the panorama. */
export const ground = style({ backgroundImage: "linear-gradient(#0a1a36, #13244b 70%)" });

/**
 * A panorama as wide as the viewport, whose sky is the stage's own. On wide screens its foot lies below the stage,
 * behind the cards. `pictureSlots.homeStage` must match its size.
 */
export const panorama = style({
  position: "relative",
  zIndex: -1,
  height: heights.phone,
  marginInline: `calc(-1 * max(${page.gutter}, 50% - ${page.width} / 2))`,
  marginBlock: "-1rem -1.5rem",
  "::before": evening,
  "@media": {
    [from("lg")]: {
      position: "absolute",
      inset: `auto 0 calc(-0.16 * ${heights.desk})`,
      height: heights.desk,
      margin: 0,
      "::after": shade,
    },
  },
});
/** How far the viewport extends beyond the picture on the right. */
const beyond = "max(0px, 50vw - 54rem)";
const foot = "linear-gradient(#000 76%, #0000 87%)";

/** Fades into the ground below and, if the viewport is wider than the picture, at both sides. */
globalStyle(`${panorama} img`, {
  objectFit: "cover",
  objectPosition: "100%",
  maskImage: foot,
  "@media": {
    [from("lg")]: {
      position: "absolute",
      insetInlineEnd: beyond,
      width: "auto",
      maxWidth: "none",
      aspectRatio: "auto",
      maskImage: `${foot}, linear-gradient(90deg, #0000, #000 min(8%, ${beyond}), #000 calc(100% - min(4%, ${beyond})), #0000)`,
      maskComposite: "intersect",
    },
  },
});

/** A panorama above the footer. */
export const skyline = style({
  position: "relative",
  isolation: "isolate",
  display: "block",
  "::before": evening,
  "@media": { print: { display: "none" } },
});
globalStyle(`${skyline} > img`, {
  aspectRatio: "auto",
  height: "min(64vw, 30rem)",
  objectFit: "cover",
  objectPosition: "100% 0",
});
