import { style } from "@vanilla-extract/css";
import { fontSize, leading } from "../../styles/scale.ts";

export const text = style({ maxWidth: "48rem", fontSize: fontSize.h2, lineHeight: leading.snug });
