import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const band = style({ paddingBlock: space.section, backgroundColor: color.deep, color: color.onDeep });
export const figure = style({ display: "grid", gap: space.md });
export const words = style({ maxWidth: "48rem", fontSize: fontSize.h2, lineHeight: 1.3, textWrap: "pretty" });
export const attribution = style({ color: color.onDeepMuted });
