import { globalStyle, style } from "@vanilla-extract/css";
import { below, between, from } from "../../styles/breakpoints.ts";
import { fontSize, leading, page, space } from "../../styles/scale.ts";
import { color, colors } from "../../styles/theme.css.ts";

export const road = "#22384f";

/**
 * Flex items shrink in proportion to their widths, so all vehicles keep the same scale. Below the breakpoint,
 * each vehicle stands above its text.
 */
export const row = style({
  "@media": {
    [from("md")]: { display: "flex", maxWidth: "96rem", marginInline: "auto" },
    print: { display: "flex", gap: space.md },
  },
});
export const vehicle = style({
  "@media": {
    [from("md")]: { display: "flex", flexDirection: "column", minWidth: 0 },
    [below("md")]: { overflowX: "clip" },
  },
});
export const frame = style({
  position: "relative",
  isolation: "isolate",
  alignSelf: "end",
  width: "fit-content",
  "@media": {
    [below("md")]: { marginInlineStart: page.gutter, marginBlockStart: space.md },
    print: { display: "none" },
  },
});
export const placeholder = style({ display: "block", height: "auto" });
globalStyle(`${frame} img`, {
  position: "absolute",
  inset: 0,
  aspectRatio: "auto",
  objectFit: "cover",
  objectPosition: "bottom",
});

/** The kerb begins where the wheels touch the ground and extends to both edges of the viewport. */
const kerb = {
  content: "",
  position: "absolute",
  zIndex: -1,
  insetBlock: "91% -0.75rem",
  insetInline: "-100vw",
  backgroundImage: "linear-gradient(#dfe4e8 60%, #93a5b6 60%)",
} as const;
globalStyle(`${vehicle} > ${frame}::after`, { "@media": { [below("md")]: kerb } });
// The first vehicle has the kerb and the road of the whole row, because later ones are painted over it.
globalStyle(`${vehicle}:first-child > ${frame}::after`, { "@media": { [from("md")]: kerb } });
globalStyle(`.dark ${frame}::after`, {
  backgroundImage: "linear-gradient(#566274 60%, #333e4f 60%) !important",
});

const onRoad = {
  position: "relative",
  marginBlockStart: "0.75rem",
  backgroundColor: road,
  vars: { [color.text]: "#fff", [color.muted]: "#c9d9ea", [color.brand]: "#fff" },
  color: color.text,
} as const;
export const text = style({
  lineHeight: leading.snug,
  "@media": {
    screen: { ...onRoad, selectors: { ".dark &": { backgroundColor: colors.deepBackground } } },
    [from("md")]: {
      flexGrow: 1,
      width: 0,
      minWidth: "100%",
      padding: `${space.md} ${space.md} ${space.lg}`,
      textAlign: "center",
      clipPath: "inset(0 -100vmax)",
    },
    [between("md", "lg")]: { fontSize: fontSize.small },
    [below("md")]: { padding: `${space.md} ${page.gutter}` },
  },
});
globalStyle(`${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${road}` } },
});
globalStyle(`.dark ${vehicle}:first-child > ${text}`, {
  "@media": { [from("md")]: { boxShadow: `0 0 0 100vmax ${colors.deepBackground}` } },
});
globalStyle(`${text} > h3`, { marginBlockEnd: space.xs, fontSize: fontSize.large });
