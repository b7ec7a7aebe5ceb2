import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../styles/scale.ts";
import { color } from "../../styles/theme.css.ts";

export const contacts = style({ display: "grid", gap: space.md });
export const note = style({ color: color.muted, fontSize: fontSize.small });
